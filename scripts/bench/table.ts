export type Cell = string | number

/** A number with as many digits as it is worth: three, whole ones from 100 on. */
export const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** A table in plain text; numbers stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map(row => row.map(cell => (typeof cell === 'number' ? digits(cell) : cell)))
  const widths = head.map((title, column) => Math.max(title.length, ...texts.map(row => row[column]?.length ?? 0)))
  const toTheRight = head.map((_title, column) => rows.every(row => typeof row[column] === 'number'))
  const line = (row: readonly string[]) =>
    row
      .map((text, column) =>
        toTheRight[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...texts.map(line)].join('\n')
}
