import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { loadLogin } from './load-login.ts'

type CityUseCases = Pick<ClientUseCases, 'listRegions'>

export const loadCityPicker = () =>
  Promise.all([import('#ui/city/picker/city-picker.tsx'), import('./open-city-picker.ts')])

export const prepareCityPicker = async (useCases: CityUseCases, locale: Locale): Promise<void> => {
  const [, { prefetchRegions }] = await loadCityPicker()
  // The picker shows the error.
  prefetchRegions(useCases, locale).catch(() => undefined)
}

export const loadFormModule = () => import('./open-form.ts')

export const loadForm = async (link: HTMLElement): Promise<unknown> => (await loadFormModule()).loadForm(link)

export const loadLoginAndSessionTools = () => Promise.all([loadLogin(), import('./session-tools.ts')])

/** A hash that names a form (#review) counts as a press of its link, which may have been opened in a new tab. */
export function loadPressedDialog(useCases: CityUseCases, locale: Locale): void {
  const input = globalThis.inputRecord
  if (!input) return
  const pressedElement = (input.clicked ??=
    document.querySelector<HTMLElement>(`[data-form][href="${CSS.escape(location.hash)}"]`) ?? undefined)
  if (!pressedElement) return
  const { cityPicker, form, login } = pressedElement.dataset
  const loadingPromise =
    form !== undefined
      ? loadForm(pressedElement)
      : login !== undefined
        ? loadLoginAndSessionTools()
        : cityPicker !== undefined && prepareCityPicker(useCases, locale)
  // The replayed press reports the failure.
  if (loadingPromise) loadingPromise.catch(() => undefined)
}
