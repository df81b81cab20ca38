/**
 * How many letters to put in, leave out, replace or swap with their neighbour to get from one word to the other;
 * `most + 1` when it takes more than `most`.
 */
export const editDistance = (from: string, to: string, most: number): number => {
  const tooFar = most + 1
  if (Math.abs(from.length - to.length) > most) return tooFar
  let before: readonly number[] = []
  let above: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const line = nextLine(from, to, row, above, before)
    if (line.every(distance => distance > most)) return tooFar
    before = above
    above = line
  }
  return Math.min(above[to.length] ?? tooFar, tooFar)
}

const nextLine = (
  from: string,
  to: string,
  row: number,
  above: readonly number[],
  before: readonly number[],
): readonly number[] => {
  const line = [row]
  for (let column = 1; column <= to.length; column++) {
    const same = from[row - 1] === to[column - 1]
    let least = Math.min(at(line, column - 1) + 1, at(above, column) + 1, at(above, column - 1) + (same ? 0 : 1))
    if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
      least = Math.min(least, at(before, column - 2) + 1)
    }
    line.push(least)
  }
  return line
}

const at = (line: readonly number[], column: number): number => line[column] ?? Infinity
