import { defaultLocale } from '#application/routing/locale-path.ts'
import { createInstance, type ParseKeys, type TFunction } from 'i18next'
import brandNames from '#brand/names.json'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { memoizePerLocale } from '#domain/shared/memoize-per-locale.ts'
import { fillText } from '#ui/fill-text.ts'
import { namespaces, resources, type Texts } from './resources.ts'

interface Tree {
  readonly [key: string]: string | Tree
}

/** Fills in the brand's names at start, instead of each time that a page shows a text. */
const fillBrandNames = (locale: Locale, texts: Tree): Tree => {
  const { name: brand, onSite } = brandNames[locale]
  const fillValue = (value: string | Tree) =>
    typeof value === 'string' ? fillText(value, { brand, onSite }) : fillBrandNames(locale, value)
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, fillValue(value)]))
}

const instance = createInstance()
void instance.init({
  resources: Object.fromEntries(locales.map(locale => [locale, fillBrandNames(locale, resources[locale])])),
  lng: defaultLocale,
  fallbackLng: false,
  supportedLngs: locales,
  ns: namespaces,
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false },
})

export type Translator = TFunction<(keyof Texts)[]>
export type TextKey = ParseKeys<(keyof Texts)[]>

/** The number of different counts is unlimited. */
const maxMemoizedTexts = 10_000

/** Texts with other values than a count (names, prices) seldom recur. */
function memoizeTranslator(translate: Translator): Translator {
  const memoizedTexts = new Map<string, unknown>()
  return new Proxy(translate, {
    apply(target, thisArgument, callArguments: Parameters<Translator>): unknown {
      const memoKey = getMemoKey(callArguments)
      if (memoKey === undefined) return Reflect.apply(target, thisArgument, callArguments) as unknown
      const memoizedText = memoizedTexts.get(memoKey)
      if (memoizedText !== undefined) return memoizedText
      const text: unknown = Reflect.apply(target, thisArgument, callArguments)
      if (memoizedTexts.size === maxMemoizedTexts) memoizedTexts.clear()
      memoizedTexts.set(memoKey, text)
      return text
    },
  })
}

function getMemoKey([key, values, ...otherArguments]: readonly unknown[]): string | undefined {
  if (typeof key !== 'string' || otherArguments.length > 0) return undefined
  if (values === undefined) return key
  if (typeof values !== 'object' || values === null || !('count' in values)) return undefined
  return typeof values.count === 'number' && Object.keys(values).length === 1 ? `${key} ${values.count}` : undefined
}

/** For the server only. */
export const getTranslator: (locale: Locale) => Translator = memoizePerLocale(locale =>
  memoizeTranslator(instance.getFixedT(locale, namespaces)),
)
