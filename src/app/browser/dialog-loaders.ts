import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { loadLogin } from './load-login.ts'

type Cities = Pick<ClientUseCases, 'listRegions'>

// What a dialog needs is requested at once: no file is discovered by another.

export const loadCityPicker = () =>
  Promise.all([import('#ui/city/picker/city-picker.tsx'), import('./open-city-picker.ts')])

/** Fetches the cities as well: an opened picker need not wait for them. */
export const prepareCityPicker = async (useCases: Cities, locale: Locale): Promise<void> => {
  const [, { prefetchCities }] = await loadCityPicker()
  // The picker shows the error.
  prefetchCities(useCases, locale).catch(() => undefined)
}

/** A page without an open form has no code of forms. */
export const loadForms = () => import('./open-form.ts')

export const loadForm = async (link: HTMLElement): Promise<unknown> => (await loadForms()).loadForm(link)

export const loadSignIn = () => Promise.all([loadLogin(), import('./session-tools.ts')])

/** Loads the dialog that was pressed before hydration, while the page hydrates. The replayed press reports a failure. */
export function loadPressedDialog(useCases: Cities, locale: Locale): void {
  const pressed = globalThis.znatokInput?.clicked
  if (!pressed) return
  const { cityPicker, form, login } = pressed.dataset
  const loading =
    form !== undefined
      ? loadForm(pressed)
      : login !== undefined
        ? loadSignIn()
        : cityPicker !== undefined && prepareCityPicker(useCases, locale)
  if (loading) loading.catch(() => undefined)
}
