import type { Locale } from '#domain/shared/locale.ts'
import type { CityPickerTexts } from './city-picker-texts.ts'

/** What the picker is opened with. */
export interface CityPickerData {
  readonly locale: Locale
  readonly texts: CityPickerTexts
  /** The slug of the city that is on now. */
  readonly current: string | undefined
  /** Without it the cities lead nowhere: one is chosen, and that is all. */
  readonly hrefOf?: (slug: string) => string
}
