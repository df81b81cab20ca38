import { defaultLocale } from '#application/routing/locale-path.ts'
import { createInstance, type ParseKeys, type TFunction } from 'i18next'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { oncePerLocale } from '#domain/shared/once-per-locale.ts'
import { namespaces, resources, type Texts } from './resources.ts'

// Shared by all requests; each translator has a fixed language.
const instance = createInstance()
void instance.init({
  resources,
  lng: defaultLocale,
  fallbackLng: false,
  supportedLngs: locales,
  ns: namespaces,
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false },
})

export type Translator = TFunction<(keyof Texts)[]>
/** For tables of keys: `as const satisfies Record<Kind, TextKey>`. */
export type TextKey = ParseKeys<(keyof Texts)[]>

/** Exceeds the number of texts and counts that pages show in an hour. */
const maxMemoized = 10_000

/**
 * Memoizes texts without values or with a count only: i18next takes 10 to 30 µs for each of the hundreds of texts of a page.
 * Other values are names and prices, which seldom recur.
 */
function memoizeTranslator(translate: Translator): Translator {
  const memoized = new Map<string, unknown>()
  return new Proxy(translate, {
    apply(target, self, given: Parameters<Translator>): unknown {
      const name = getMemoKey(given)
      if (name === undefined) return Reflect.apply(target, self, given) as unknown
      const known = memoized.get(name)
      if (known !== undefined) return known
      const text: unknown = Reflect.apply(target, self, given)
      if (memoized.size === maxMemoized) memoized.clear()
      memoized.set(name, text)
      return text
    },
  })
}

function getMemoKey([key, values, ...more]: readonly unknown[]): string | undefined {
  if (typeof key !== 'string' || more.length > 0) return undefined
  if (values === undefined) return key
  if (typeof values !== 'object' || values === null || !('count' in values)) return undefined
  return typeof values.count === 'number' && Object.keys(values).length === 1 ? `${key} ${values.count}` : undefined
}

/**
 * Server only: `const t = translator(locale)`, then `t('home:heading')`, `t('common:reviews', { count })`.
 * Keys are literals with a namespace: a missing one does not compile, an unused one fails the tests.
 */
export const getTranslator: (locale: Locale) => Translator = oncePerLocale(locale =>
  memoizeTranslator(instance.getFixedT(locale, namespaces)),
)
