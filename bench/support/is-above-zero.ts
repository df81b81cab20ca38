/** False for a missing value and for NaN. */
export const isAboveZero = (value: number | undefined): value is number => value !== undefined && value > 0
