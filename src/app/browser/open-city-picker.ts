import { getCityChoicePath } from '#application/routing/city-choice-path.ts'
import { decodePercent } from '#domain/shared/slug.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { storedCity, cityOfPage } from '#infrastructure/browser/current-city.ts'
import type { CityPicker } from '#ui/city/picker/city-picker.tsx'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { fillText } from '#ui/fill-text.ts'
import { openDialog, toasts } from '#ui/overlay/overlays.ts'

type Picker = typeof CityPicker

export { prefetchRegions as prefetchCities } from '#ui/city/regions.queries.ts'

let isOpen = false

/** Opens one city picker at a time. A choice navigates like a link and is confirmed by a toast. */
export function openCityPicker(picker: Picker, locale: Locale, texts: CityPickerTexts): void {
  if (isOpen) return
  isOpen = true
  const { pathname, search } = location
  const current = cityOfPage()?.slug ?? decodePercent(storedCity()?.path ?? '')
  const getHref = (slug: string) => getCityChoicePath(locale, pathname, search, slug)
  void confirmChoice(openDialog(picker, { locale, texts, current, getHref }))

  async function confirmChoice(choosing: Promise<{ readonly slug: string; readonly name: string } | undefined>) {
    const chosen = await choosing
    isOpen = false
    if (chosen && chosen.slug !== current)
      toasts.show({ kind: 'success', text: fillText(texts.changed, { city: chosen.name }) })
  }
}
