export const tariffs = ['month', 'quarter', 'year'] as const
export type Tariff = (typeof tariffs)[number]

export interface Placement {
  readonly tariff: Tariff
  readonly comment: string
}

export const maxPlacementCommentLength = 1000
