/** A length in a drawing: hundredths of a pixel are enough. */
export const rounded = (value: number): number => Math.round(value * 100) / 100
