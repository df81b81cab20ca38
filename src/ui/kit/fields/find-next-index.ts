/**
 * Returns the index after a key press: -1 for the field above the options, undefined if the key does not navigate.
 * `columns` is undefined for a list.
 */
export const findNextIndex = (
  key: string,
  index: number,
  count: number,
  columns: number | undefined,
): number | undefined =>
  columns === undefined ? moveInList(key, index, count) : moveInGrid(key, index, count, columns)

/** The next index in a list. It wraps around through the field (-1). Undefined for other keys. */
function moveInList(key: string, index: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  return step === undefined || count === 0 ? undefined : ((index + 1 + step + count + 1) % (count + 1)) - 1
}

const gridMoves: Readonly<Record<string, (index: number, lastIndex: number, columns: number) => number>> = {
  ArrowRight: (index, lastIndex) => Math.min(index + 1, lastIndex),
  ArrowLeft: index => Math.max(index - 1, 0),
  ArrowDown: (index, lastIndex, columns) => {
    if (index < 0) return 0
    const isLastRow = Math.floor(index / columns) === Math.floor(lastIndex / columns)
    // In the last row, moves to the next option: a key without an effect would seem broken if there is only one row.
    return Math.min(index + (isLastRow ? 1 : columns), lastIndex)
  },
  ArrowUp: (index, _lastIndex, columns) => (index < columns ? -1 : index - columns),
  Home: () => 0,
  End: (_index, lastIndex) => lastIndex,
}

/** The next index in a grid in row order; -1 is the field above the first row. Undefined for other keys. */
const moveInGrid = (key: string, index: number, count: number, columns: number): number | undefined =>
  count === 0 ? undefined : gridMoves[key]?.(index, count - 1, columns)
