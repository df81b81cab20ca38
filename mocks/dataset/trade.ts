import type { PriceUnit } from '#domain/profile/profile.ts'
import type { Bilingual } from '#mocks/data/bilingual.ts'

/** Something that specialists of a category offer at a price. */
export interface Service {
  readonly id: number
  readonly slug: string
  readonly name: Bilingual
  /** null: a price that is for nothing that the API has a unit for, a month for one. */
  readonly unit: PriceUnit | null
  readonly price: { readonly from: number; readonly to: number }
}

/** What people write about themselves, by the place that a sentence has in the text. */
export type Sentences = Readonly<Record<'background' | 'manner' | 'schedule' | 'terms', readonly string[]>>

export interface DataCategory {
  readonly id: number
  readonly parentId: number | null
  readonly slug: string
  readonly name: Bilingual
  readonly description: Bilingual | null
  /** How much of the whole it is; 0 for a category that only holds others. */
  readonly weight: number
  /** How many of its specialists are women, in per cent. */
  readonly womenPercent: number
  /** Last segments of the slugs of what its specialists may do besides; null: whatever stands beside it in the tree. */
  readonly relatedSlugs: readonly string[] | null
  /** The first one names the profession. */
  readonly services: readonly Service[]
  /** What only people of this category say. */
  readonly craft: readonly string[]
  /** What all people of this trade say. */
  readonly sentences: Sentences
}
