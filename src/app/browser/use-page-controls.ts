import { useEffect } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { showTheme, switchTheme } from '#infrastructure/browser/theme.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { openSaved } from '#ui/profile/saved/open-saved.ts'
import { enablePhoneMenuKeys } from '#ui/shell/header/phone-menu-keys.ts'
import { enableDialogLinks, type TrackLoading } from '#ui/navigation/dialog-links.ts'
import { onClickWithin } from '#ui/navigation/clicks.ts'
import { loadCityPicker, loadForm, loadForms, prepareCityPicker } from './dialog-loaders.ts'
import { showLoadError } from './dialog-not-loaded.ts'

type Cities = Pick<ClientUseCases, 'listRegions'>

/** Opens the dialog named by a link's `data-form` for its `data-target`. */
const listenForFormLinks = (locale: Locale, whileLoading: TrackLoading): (() => void) =>
  enableDialogLinks('data-form', {
    // Prefetches the page's main form only; complaints and reviews are rare.
    likely: 'a[data-form=request],a[data-form=placement]',
    load: loadForm,
    whileLoading,
    open: link =>
      loadForms().then(
        ({ openForm }) => openForm(link, locale),
        () => false,
      ),
    onLoadError: showLoadError(locale),
  })

/** Listens on the document for the controls of every page: city picker, theme switch, phone menu, saved profiles. */
export function usePageControls(
  locale: Locale,
  useCases: Cities,
  cityPicker: CityPickerTexts,
  whileLoading: TrackLoading,
): void {
  useEffect(() => {
    const open = async () => {
      const files = await loadCityPicker().catch(() => undefined)
      if (files) files[1].openCityPicker(files[0].CityPicker, locale, cityPicker)
      return files !== undefined
    }
    return enableDialogLinks('data-city-picker', {
      load: () => prepareCityPicker(useCases, locale),
      whileLoading,
      open,
      onLoadError: showLoadError(locale),
    })
  }, [locale, useCases, cityPicker, whileLoading])
  useEffect(() => {
    // Another tab may switch the theme.
    addEventListener('storage', showTheme)
    const stops = [onClickWithin('[data-theme-switch]', switchTheme), enablePhoneMenuKeys()]
    return () => {
      removeEventListener('storage', showTheme)
      for (const stop of stops) stop()
    }
  }, [])
  useEffect(() => listenForFormLinks(locale, whileLoading), [locale, whileLoading])
  useEffect(() => {
    const open = () => openSaved(locale).catch(() => showLoadError(locale)(() => void open()))
    return onClickWithin('[data-saved-profiles]', () => void open())
  }, [locale])
}
