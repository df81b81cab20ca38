import { defaultLocale } from '#application/routing/locale-path.ts'
import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { getBrowserTexts } from './browser-texts.ts'
import { namespaces, resources } from './resources.ts'

interface Tree {
  readonly [key: string]: string | Tree
}
type Entry = readonly [key: string, text: string]

const entries = (tree: Tree, path = ''): readonly Entry[] =>
  Object.entries(tree).flatMap(([key, value]): readonly Entry[] =>
    typeof value === 'string' ? [[path + key, value]] : entries(value, `${path}${key}.`),
  )

const plural = /_(zero|one|two|few|many|other)$/
const getBaseKey = (key: string) => key.replace(plural, '')
const variables = (text: string) =>
  [...text.matchAll(/{{(\w+)[^}]*}}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))

const differentKeys = (ru: Tree, en: Tree): readonly string[] => {
  const keys = [ru, en].map(tree => new Set(entries(tree).map(([key]) => getBaseKey(key))))
  return [...new Set(keys.flatMap(set => [...set]))].filter(key => !keys.every(set => set.has(key)))
}

const wrongPlurals = (locale: Locale, tree: Tree): readonly string[] => {
  const all = entries(tree).map(([key]) => key)
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted().join()
  const counted = new Set(all.filter(key => plural.test(key)).map(getBaseKey))
  return [...counted].filter(base => {
    const forms = all.filter(key => getBaseKey(key) === base).map(key => key.match(plural)?.[1] ?? 'none')
    return forms.toSorted().join() !== needed
  })
}

const differentVariables = (ru: Tree, en: Tree): readonly string[] => {
  const english = new Map(entries(en).map(([key, text]) => [key, variables(text).join()]))
  return entries(ru)
    .filter(([key, text]) => variables(text).join() !== (english.get(key) ?? english.get(`${getBaseKey(key)}_other`)))
    .map(([key]) => key)
}

// Straight quotes and hyphens as dashes; in Russian also a missing NBSP after a number or a short word.
const carelessText = (locale: Locale, text: string): boolean =>
  /["']| - |\.\.\.|}} (?=[₽%])/.test(text) || (locale === 'ru' && /(^| )[вксоуВКСОУ] |count, number}} /.test(text))

describe.each(namespaces)('the texts of %s', namespace => {
  const texts = (locale: Locale): Tree => resources[locale][namespace]

  test.each(locales)('have the same keys in %s as in the default language', locale => {
    expect(differentKeys(texts(defaultLocale), texts(locale))).toEqual([])
  })
  test.each(locales)('use the same variables in %s as in the default language', locale => {
    expect(differentVariables(texts(defaultLocale), texts(locale))).toEqual([])
  })
  test.each(locales)('have every plural form of %s', locale => {
    expect(wrongPlurals(locale, texts(locale))).toEqual([])
  })
  test.each(locales)('follow the typographic rules in %s', locale => {
    const careless = entries(texts(locale)).filter(([, text]) => carelessText(locale, text))
    expect(careless).toEqual([])
  })
})

test.each(locales)('the texts of an error page are complete and follow the typographic rules in %s', locale => {
  expect(differentKeys(getBrowserTexts(defaultLocale), getBrowserTexts(locale))).toEqual([])
  expect(entries(getBrowserTexts(locale)).filter(([, text]) => carelessText(locale, text))).toEqual([])
})

describe('a planted fault is found:', () => {
  test('a key that one language lacks', () => {
    expect(differentKeys({ a: { b: 'б', c: 'в' } }, { a: { b: 'b' } })).toEqual(['a.c'])
    expect(differentKeys({ n_one: 'а' }, { m_one: 'a' })).toEqual(['n', 'm'])
  })
  test('a missing or superfluous plural form', () => {
    expect(wrongPlurals('ru', { n_one: 'а', n_few: 'б', n_other: 'в' })).toEqual(['n'])
    expect(wrongPlurals('en', { n_one: 'a', n_few: 'b', n_other: 'c' })).toEqual(['n'])
    expect(wrongPlurals('en', { n: 'a', n_one: 'a', n_other: 'c' })).toEqual(['n'])
  })
  test('a variable that one language lacks', () => {
    expect(differentVariables({ a: '{{x}} и {{y, number}}' }, { a: '{{x}}' })).toEqual(['a'])
  })
  test('a breach of the typographic rules', () => {
    expect(['"а"', "it's", 'а - б', 'а...'].every(text => carelessText('en', text))).toBe(true)
    expect(['живут в городе', '{{count, number}} лет'].every(text => carelessText('ru', text))).toBe(true)
  })
})
