import type { PriceUnit } from '#domain/profile/profile.ts'
import type { Bilingual } from '#mocks/data/bilingual.ts'

export interface Service {
  readonly id: number
  readonly slug: string
  readonly name: Bilingual
  /** Null if the API has no such unit, for example a month. */
  readonly unit: PriceUnit | null
  readonly price: { readonly from: number; readonly to: number }
}

/** Sentences for “about” texts, by their position in the text. */
export type Sentences = Readonly<Record<'background' | 'manner' | 'schedule' | 'terms', readonly string[]>>

export interface DataCategory {
  readonly id: number
  readonly parentId: number | null
  readonly slug: string
  readonly name: Bilingual
  readonly description: Bilingual | null
  /** Relative number of specialists; 0 if it only has subcategories. */
  readonly weight: number
  readonly womenPercent: number
  /** Last slug segments of possible second categories. Null: all siblings in the tree. */
  readonly relatedSlugs: readonly string[] | null
  /** The first one is the profession. */
  readonly services: readonly Service[]
  /** Sentences about the craft, for this category only. */
  readonly craft: readonly string[]
  /** Inherited from the parent category. */
  readonly sentences: Sentences
}
