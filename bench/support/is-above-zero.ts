export const isAboveZero = (value: number | undefined): value is number => value !== undefined && value > 0
