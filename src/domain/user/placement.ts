export const tariffs = ['month', 'quarter', 'year'] as const
export type Tariff = (typeof tariffs)[number]

/** An application for paid placement. The operator replies to it; the site takes no payments. */
export interface Placement {
  readonly tariff: Tariff
  /** May be empty. */
  readonly comment: string
}

export const maxPlacementCommentLength = 1000
