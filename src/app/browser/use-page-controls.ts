import { useEffect } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { showTheme, switchTheme } from '#infrastructure/browser/theme.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { openSavedProfilesDialog } from '#ui/profile/saved/open-saved-profiles-dialog.ts'
import { enablePhoneMenuBehavior } from '#ui/shell/header/phone-menu-behavior.ts'
import { enableDialogLinks } from '#ui/navigation/dialog-links.ts'
import { listenForClicks } from '#ui/navigation/clicks.ts'
import { loadCityPicker, loadForm, loadFormModule, prepareCityPicker } from './dialog-loaders.ts'
import { reportLoadError } from './report-load-error.ts'

type CityUseCases = Pick<ClientUseCases, 'listRegions'>

const listenForFormLinks = (locale: Locale): (() => void) =>
  enableDialogLinks('data-form', {
    // Complaints and reviews are rare.
    preloadSelector: 'a[data-form=request],a[data-form=placement]',
    load: loadForm,
    open: async link => (await loadFormModule()).openForm(link, locale),
    onLoadError: reportLoadError,
  })

export function usePageControls(locale: Locale, useCases: CityUseCases, cityPickerTexts: CityPickerTexts): void {
  useEffect(() => {
    const open = async (link: HTMLAnchorElement) => {
      const [{ CityPicker }, { openCityPicker }] = await loadCityPicker()
      openCityPicker(CityPicker, locale, cityPickerTexts, link)
    }
    return enableDialogLinks('data-city-picker', {
      load: () => prepareCityPicker(useCases, locale),
      open,
      onLoadError: reportLoadError,
    })
  }, [locale, useCases, cityPickerTexts])
  useEffect(() => {
    addEventListener('storage', showTheme)
    const removeListeners = [listenForClicks('[data-theme-switch]', switchTheme), enablePhoneMenuBehavior()]
    return () => {
      removeEventListener('storage', showTheme)
      for (const removeListener of removeListeners) removeListener()
    }
  }, [])
  useEffect(() => listenForFormLinks(locale), [locale])
  useEffect(() => {
    const open = (button: HTMLElement) =>
      openSavedProfilesDialog(locale, () => reportLoadError(() => open(button), button))
    return listenForClicks('[data-saved-profiles]', open)
  }, [locale])
}
