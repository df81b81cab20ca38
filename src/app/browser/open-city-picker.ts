import { getChosenCityPath } from '#application/routing/chosen-city-path.ts'
import { decodePercent } from '#domain/shared/slug.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { readStoredCity, getPageCity } from '#infrastructure/browser/current-city.ts'
import type { CityPicker } from '#ui/city/picker/city-picker.tsx'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { fillText } from '#ui/fill-text.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { openDialog, toasts } from '#ui/overlay/overlays.ts'

type Picker = typeof CityPicker

// Re-exported, so that dialog-loaders.ts loads it in the same chunk as this module.
export { prefetchRegions } from '#ui/city/regions.queries.ts'

let isOpen = false

export function openCityPicker(
  picker: Picker,
  locale: Locale,
  texts: CityPickerTexts,
  opener: HTMLAnchorElement,
): void {
  if (isOpen) return
  isOpen = true
  const { pathname } = location
  const currentSlug = getPageCity()?.slug ?? decodePercent(readStoredCity()?.slug ?? '')
  const getHref = (slug: string) => getChosenCityPath(locale, opener.pathname, opener.search, slug)
  void handleChoice(openDialog(picker, { locale, texts, currentSlug, getHref }))

  async function handleChoice(choice: Promise<{ readonly slug: string; readonly name: string } | undefined>) {
    const chosenCity = await choice
    isOpen = false
    if (!chosenCity || chosenCity.slug === currentSlug) return
    // The visitor may stay on the page because of unsaved input.
    const showToastOnNextPage = () => {
      if (location.pathname === pathname) return
      removeEventListener(pageShownEvent, showToastOnNextPage)
      if (getPageCity()?.slug === chosenCity.slug)
        toasts.show({ kind: 'success', text: fillText(texts.cityChanged, { city: chosenCity.name }) })
    }
    addEventListener(pageShownEvent, showToastOnNextPage)
  }
}
