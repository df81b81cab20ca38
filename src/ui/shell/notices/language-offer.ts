import { splitLocale } from '#application/routing/split-locale.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isLocale } from '#domain/shared/locale-table.ts'
import { getBrowserTranslator } from '#ui/i18n/browser-i18n.ts'
import { languageOfferTexts } from '#ui/i18n/loaders/language-offer.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { toasts } from '#ui/overlay/overlays.ts'

const key = 'language-offered'

export async function offerLanguage(
  device: DeviceStorage,
  locale: Locale,
  languages: readonly string[],
  isLeaving: () => boolean,
): Promise<void> {
  const preferredLocale = languages.map(tag => tag.slice(0, 2)).find(isLocale)
  if (preferredLocale === undefined || preferredLocale === locale || device.read(key)) return
  if (!isExternalVisit() || isErrorPage() || !navigator.onLine) return
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${preferredLocale}"]`)
  if (!link) return
  await loadWithTexts(Promise.resolve(), languageOfferTexts)
  // A press on the language switch also hydrates the page. It must not use up the offer.
  if (isLeaving()) return
  const t = getBrowserTranslator(['language-offer'])
  device.write(key, '1')
  toasts.show({
    kind: 'info',
    otherLanguage: { lang: preferredLocale, closeText: t('language-offer:close') },
    text: t('language-offer:text'),
    action: { text: t('language-offer:action'), run: () => link.click() },
  })
}

/** Links in apps send no referrer. Without one, a home page's URL was probably typed, and a reload is not a visit. */
const isExternalVisit = (): boolean =>
  document.referrer === ''
    ? splitLocale(location.pathname).path !== '/' && isFirstLoad()
    : new URL(document.referrer).origin !== location.origin

const isFirstLoad = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(entry => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate')

/** Error pages have no canonical URL. Safari does not expose the status. */
const isErrorPage = (): boolean => document.querySelector('link[rel="canonical"]') === null
