const moves: Readonly<Record<string, (at: number, last: number, columns: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: at => Math.max(at - 1, 0),
  // From nowhere to the first; from the row above a short last row to the very last.
  ArrowDown: (at, last, columns) => (at < 0 ? 0 : Math.min(at + columns, last)),
  ArrowUp: (at, _last, columns) => (at < columns ? -1 : at - columns),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Where a key leads in a grid that is read row by row; -1 is above its first row. Undefined: the key moves nothing. */
export const moveInGrid = (key: string, at: number, count: number, columns: number): number | undefined =>
  count === 0 ? undefined : moves[key]?.(at, count - 1, columns)
