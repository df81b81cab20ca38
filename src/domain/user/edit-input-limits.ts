/** Looser than `editLimits`, so that a value that the API already has can be saved back even if it exceeds them. */
export const editInputLimits = {
  about: 20_000,
  /** Years. */
  experience: 1000,
  /** Whole units of the currency. */
  price: 1_000_000_000,
  specialities: 100,
  socials: 50,
  /** Characters of a value that this site does not know. */
  unknownValue: 255,
} as const
