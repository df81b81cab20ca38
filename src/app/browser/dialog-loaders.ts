import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { loadLogin } from './load-login.ts'

type Cities = Pick<ClientUseCases, 'listRegions'>

// Requests all files of a dialog in parallel.

export const loadCityPicker = () =>
  Promise.all([import('#ui/city/picker/city-picker.tsx'), import('./open-city-picker.ts')])

/** Also fetches the cities, so that the opened picker shows them at once. */
export const prepareCityPicker = async (useCases: Cities, locale: Locale): Promise<void> => {
  const [, { prefetchCities }] = await loadCityPicker()
  // The picker shows the error.
  prefetchCities(useCases, locale).catch(() => undefined)
}

export const loadForms = () => import('./open-form.ts')

export const loadForm = async (link: HTMLElement): Promise<unknown> => (await loadForms()).loadForm(link)

export const loadSignIn = () => Promise.all([loadLogin(), import('./session-tools.ts')])

/**
 * Loads the dialog of a press before hydration while the page hydrates. The replayed press reports a failure. An address that names
 * a form (#review) counts as a press of its link, which was opened in a new tab.
 */
export function loadPressedDialog(useCases: Cities, locale: Locale): void {
  const input = globalThis.znatokInput
  if (!input) return
  const pressed = (input.clicked ??=
    document.querySelector<HTMLElement>(`[data-form][href="${CSS.escape(location.hash)}"]`) ?? undefined)
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
