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

export type Sentences = Readonly<Record<'background' | 'manner' | 'schedule' | 'terms', readonly string[]>>

export interface TradeCategory {
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
  readonly services: readonly Service[]
  readonly craftSentences: readonly string[]
  readonly sentences: Sentences
}
