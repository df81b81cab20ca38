import type { UseCaseName, UseCases } from './use-cases'

/** Which use-cases a browser may ask for, and how. Nothing here runs but the list: this file reaches the browser. */
export const offered = {
  findCity: 'read',
  listRegions: 'read',
  listReviews: 'read',
  randomProfiles: 'read',
  suggest: 'read',
} as const satisfies Partial<Record<UseCaseName, 'read' | 'write'>>

export type OfferedName = keyof typeof offered

interface Options {
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal
}

/** The use-cases as a browser has them. */
export type Offered = {
  readonly [N in OfferedName]: (
    ...given: [...input: Parameters<UseCases[N]>, options?: Options]
  ) => ReturnType<UseCases[N]>
}
