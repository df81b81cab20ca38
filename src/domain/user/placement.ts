/** How long somebody wants to be placed at the top. */
export const tariffs = ['month', 'quarter', 'year'] as const
export type Tariff = (typeof tariffs)[number]

/** An application for paid placement: somebody answers it, nothing is paid here. */
export interface Placement {
  readonly tariff: Tariff
  /** May be empty. */
  readonly comment: string
}

/** Characters. */
export const maxPlacementCommentLength = 1000
