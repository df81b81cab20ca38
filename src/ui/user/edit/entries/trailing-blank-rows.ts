export const isTrailingBlankRow = <Row>(rows: readonly Row[], index: number, isBlank: (row: Row) => boolean): boolean =>
  rows.slice(index).every(isBlank)

/** Keeps blank rows above a filled one, so that the indexes of errors match. */
export const dropTrailingBlankRows = <Row>(rows: readonly Row[], isBlank: (row: Row) => boolean): readonly Row[] =>
  rows.filter((_, index) => !isTrailingBlankRow(rows, index, isBlank))
