import type { UseCaseName, UseCases } from './use-cases'

/** Which use-cases a browser may ask for, and how. Nothing here runs but the list: this file reaches the browser. */
export const offered = {
  findCity: 'read',
  listRegions: 'read',
  listReviews: 'read',
  randomProfiles: 'read',
} as const satisfies Partial<Record<UseCaseName, 'read' | 'write'>>

export type OfferedName = keyof typeof offered
/** The use-cases as a browser has them. */
export type Offered = Pick<UseCases, OfferedName>
