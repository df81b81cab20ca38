import { cityChoice } from '#application/routing/city-choice.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { storedCity } from '#infrastructure/browser/current-city.ts'
import { cityOfPage } from '#infrastructure/browser/follow-city.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { fillText } from '#ui/fill-text.ts'
import { openDialog, toasts } from '#ui/overlay/overlays.ts'

export const loadCityPicker = () => import('#ui/city/picker/city-picker.tsx').then(file => file.CityPicker)

/** Opens the city picker; false if it could not be loaded. A choice is followed like any link and confirmed by a toast. */
export async function openCityPicker(locale: Locale, texts: CityPickerTexts): Promise<boolean> {
  const picker = await loadCityPicker().catch(() => undefined)
  if (!picker) return false
  const { pathname, search } = location
  const current = (cityOfPage() ?? storedCity())?.slug
  const hrefOf = (slug: string) => cityChoice(locale, pathname, search, slug)
  void confirmChoice(openDialog(picker, { locale, texts, current, hrefOf }))
  return true

  async function confirmChoice(choosing: Promise<{ readonly slug: string; readonly name: string } | undefined>) {
    const chosen = await choosing
    if (chosen && chosen.slug !== current)
      toasts.show({ kind: 'success', text: fillText(texts.changed, { city: chosen.name }) })
  }
}
