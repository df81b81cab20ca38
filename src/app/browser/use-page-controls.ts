import { useEffect } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { showTheme, switchTheme } from '#infrastructure/browser/theme.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { openSaved } from '#ui/profile/saved/open-saved.ts'
import { phoneMenuKeys } from '#ui/shell/header/phone-menu-keys.ts'
import { dialogLinks, type WhileLoading } from '#ui/navigation/dialog-links.ts'
import { onPressed } from '#ui/navigation/clicks.ts'
import { showLoadError } from './dialog-not-loaded.ts'

type Cities = Pick<ClientUseCases, 'listRegions'>

// Loaded with the first sign that one is wanted: a page that nobody writes on has no code of forms.
const forms = () => import('./open-form.ts')

/** Links with `data-form` open the dialog of that name, about their `data-target`. */
const formLinks = (locale: Locale, whileLoading: WhileLoading): (() => void) =>
  dialogLinks('data-form', {
    // What its page is for. Few complain, or write a review.
    likely: 'a[data-form=request],a[data-form=placement]',
    load: link => forms().then(({ loadForm }) => loadForm(link)),
    whileLoading,
    open: link =>
      forms().then(
        ({ openForm }) => openForm(link, locale),
        () => false,
      ),
    notLoaded: showLoadError(locale),
  })

// Both at once: the second is not discovered by the first.
const loadCityPicker = () => Promise.all([import('#ui/city/picker/city-picker.tsx'), import('./open-city-picker.ts')])

/** The cities are on their way when it opens: it does not wait for them. */
const prepareCityPicker = async (useCases: Cities, locale: Locale): Promise<void> => {
  const [, { prefetchCities }] = await loadCityPicker()
  // Should they not come, the picker says so.
  prefetchCities(useCases, locale).catch(() => undefined)
}

/** Controls that every page's HTML contains: city picker, theme switch, phone menu, saved profiles. The document listens for them. */
export function usePageControls(
  locale: Locale,
  useCases: Cities,
  cityPicker: CityPickerTexts,
  whileLoading: WhileLoading,
): void {
  useEffect(() => {
    const open = async () => {
      const files = await loadCityPicker().catch(() => undefined)
      if (files) files[1].openCityPicker(files[0].CityPicker, locale, cityPicker)
      return files !== undefined
    }
    return dialogLinks('data-city-picker', {
      load: () => prepareCityPicker(useCases, locale),
      whileLoading,
      open,
      notLoaded: showLoadError(locale),
    })
  }, [locale, useCases, cityPicker, whileLoading])
  useEffect(() => {
    // Another tab may switch the theme.
    addEventListener('storage', showTheme)
    const stops = [onPressed('[data-theme-switch]', switchTheme), phoneMenuKeys()]
    return () => {
      removeEventListener('storage', showTheme)
      for (const stop of stops) stop()
    }
  }, [])
  useEffect(() => formLinks(locale, whileLoading), [locale, whileLoading])
  useEffect(() => {
    const open = () => openSaved(locale).catch(() => showLoadError(locale)(() => void open()))
    return onPressed('[data-saved-profiles]', () => void open())
  }, [locale])
}
