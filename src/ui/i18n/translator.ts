import { defaultLocale } from '#application/routing/locale-path.ts'
import { createInstance, type ParseKeys, type TFunction } from 'i18next'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { oncePerLocale } from '#domain/shared/once-per-locale.ts'
import { namespaces, resources, type Texts } from './resources.ts'

// One instance for all requests: it never changes its language, each translator has its own.
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
/** All keys, for tables of them: `as const satisfies Record<Kind, TextKey>`. */
export type TextKey = ParseKeys<(keyof Texts)[]>

/** Far more than the texts times the numbers that pages show in an hour. */
const maxMemoized = 10_000

/**
 * Looks a text up once if nothing is filled in but a count: i18next takes 10 and 30 µs for one of the hundreds of texts of
 * a page. Other values are names and prices, which seldom recur.
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
 * The texts of a language, on the server: `const t = translator(locale)`, then `t('home:heading')`, `t('common:reviews', { count })`.
 * A key is always a literal with its namespace: a missing one does not compile, an unused one fails the tests.
 */
export const translator: (locale: Locale) => Translator = oncePerLocale(locale =>
  memoizeTranslator(instance.getFixedT(locale, namespaces)),
)
