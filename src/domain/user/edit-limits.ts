/** What a profile holds at most. The API has the last word; these are told while somebody writes. */
export const editLimits = {
  /** Letters. */
  about: 5000,
  serviceName: 255,
  /** Years. */
  experience: 80,
  /** Whole roubles. */
  price: 100_000_000,
  specialities: 50,
  socials: 20,
} as const
