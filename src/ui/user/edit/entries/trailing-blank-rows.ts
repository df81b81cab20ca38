/** Whether the row and all rows below it are blank. Such rows are not saved. */
export const isTrailingBlankRow = <Row>(rows: readonly Row[], index: number, isBlank: (row: Row) => boolean): boolean =>
  rows.slice(index).every(isBlank)

/** Removes the blank rows at the end. Blank rows above a filled one stay, so that the indexes of errors match. */
export const dropTrailingBlankRows = <Row>(rows: readonly Row[], isBlank: (row: Row) => boolean): readonly Row[] =>
  rows.filter((_, index) => !isTrailingBlankRow(rows, index, isBlank))
