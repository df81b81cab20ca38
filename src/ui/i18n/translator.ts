import { createInstance, type ParseKeys, type TFunction } from 'i18next'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { namespaces, resources, type Texts } from './resources.ts'

// One instance for all requests: it never changes its language, each translator has its own.
const instance = createInstance()
void instance.init({
  resources,
  lng: 'ru',
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

const translators: Readonly<Record<Locale, Translator>> = {
  ru: instance.getFixedT('ru', namespaces),
  en: instance.getFixedT('en', namespaces),
}

/**
 * The texts of a language, on the server: `const t = translator(locale)`, then `t('home:heading')`, `t('common:reviews', { count })`.
 * A key is always a literal with its namespace: a missing one does not compile, an unused one fails the tests.
 */
export const translator = (locale: Locale): Translator => translators[locale]
