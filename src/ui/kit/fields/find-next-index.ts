/** Returns -1 for the field above the options, undefined if the key does not navigate. A list has no `columns`. */
export const findNextIndex = (
  key: string,
  index: number,
  count: number,
  columns: number | undefined,
): number | undefined =>
  columns === undefined ? moveInList(key, index, count) : moveInGrid(key, index, count, columns)

/** Wraps around through the field (-1). */
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
    // In the last row, the key moves to the next option, because a key without an effect would seem broken.
    return Math.min(index + (isLastRow ? 1 : columns), lastIndex)
  },
  ArrowUp: (index, _lastIndex, columns) => (index < columns ? -1 : index - columns),
  Home: () => 0,
  End: (_index, lastIndex) => lastIndex,
}

const moveInGrid = (key: string, index: number, count: number, columns: number): number | undefined =>
  count === 0 ? undefined : gridMoves[key]?.(index, count - 1, columns)
