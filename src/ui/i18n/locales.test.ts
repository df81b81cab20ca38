import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defaultLocale } from '#application/routing/locale-path.ts'
import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { getBrowserTexts } from './browser-texts.ts'
import { namespaces, resources } from './resources.ts'

interface Tree {
  readonly [key: string]: string | Tree
}
type Entry = readonly [key: string, text: string]

const listEntries = (tree: Tree, path = ''): readonly Entry[] =>
  Object.entries(tree).flatMap(([key, value]): readonly Entry[] =>
    typeof value === 'string' ? [[path + key, value]] : listEntries(value, `${path}${key}.`),
  )

const pluralSuffix = /_(zero|one|two|few|many|other)$/
const getBaseKey = (key: string) => key.replace(pluralSuffix, '')
const listVariables = (text: string) =>
  [...text.matchAll(/{{(\w+)[^}]*}}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))

const findDifferentKeys = (defaultTexts: Tree, otherTexts: Tree): readonly string[] => {
  const keys = [defaultTexts, otherTexts].map(tree => new Set(listEntries(tree).map(([key]) => getBaseKey(key))))
  return [...new Set(keys.flatMap(set => [...set]))].filter(key => !keys.every(set => set.has(key)))
}

const findWrongPlurals = (locale: Locale, tree: Tree): readonly string[] => {
  const keys = listEntries(tree).map(([key]) => key)
  const requiredForms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted().join()
  const pluralKeys = new Set(keys.filter(key => pluralSuffix.test(key)).map(getBaseKey))
  return [...pluralKeys].filter(baseKey => {
    const forms = keys.filter(key => getBaseKey(key) === baseKey).map(key => key.match(pluralSuffix)?.[1] ?? 'none')
    return forms.toSorted().join() !== requiredForms
  })
}

const findDifferentVariables = (defaultTexts: Tree, otherTexts: Tree): readonly string[] => {
  const otherVariables = new Map(listEntries(otherTexts).map(([key, text]) => [key, listVariables(text).join()]))
  return listEntries(defaultTexts)
    .filter(
      ([key, text]) =>
        listVariables(text).join() !== (otherVariables.get(key) ?? otherVariables.get(`${getBaseKey(key)}_other`)),
    )
    .map(([key]) => key)
}

// Finds straight quotes, three dots, hyphens instead of dashes, and plain spaces before ₽ or % after a placeholder; in
// Russian also other missing no-break spaces.
const hasTypographicError = (locale: Locale, text: string): boolean =>
  /["']| - |\.\.\.|}} (?=[₽%])/.test(text) || (locale === 'ru' && /(^| )[вксоуВКСОУ] | —|count, number}} /.test(text))

const otherLocales = locales.filter(locale => locale !== defaultLocale)

describe.each(namespaces)('the texts of %s', namespace => {
  const getTexts = (locale: Locale): Tree => resources[locale][namespace]

  test.each(otherLocales)('have the same keys in %s as in the default language', locale => {
    expect(findDifferentKeys(getTexts(defaultLocale), getTexts(locale))).toEqual([])
  })
  test.each(otherLocales)('use the same variables in %s as in the default language', locale => {
    expect(findDifferentVariables(getTexts(defaultLocale), getTexts(locale))).toEqual([])
  })
  test.each(locales)('have exactly the plural forms of %s', locale => {
    expect(findWrongPlurals(locale, getTexts(locale))).toEqual([])
  })
  test.each(locales)('follow the typographic rules in %s', locale => {
    const wrongEntries = listEntries(getTexts(locale)).filter(([, text]) => hasTypographicError(locale, text))
    expect(wrongEntries).toEqual([])
  })
})

test.each(locales)('the texts about failed loads are complete and follow the typographic rules in %s', locale => {
  expect(findDifferentKeys(getBrowserTexts(defaultLocale), getBrowserTexts(locale))).toEqual([])
  expect(listEntries(getBrowserTexts(locale)).filter(([, text]) => hasTypographicError(locale, text))).toEqual([])
})

const usesBrandName = (tree: Tree) => listEntries(tree).some(([, text]) => /{{(brand|onSite)}}/.test(text))

// Only the server fills in the names (translator.ts).
test('the namespaces that the browser loads have no placeholders for the brand’s names', () => {
  const loadedNamespaces = readdirSync(join(import.meta.dirname, 'loaders')).map(file => basename(file, '.ts'))
  const namespacesWithName = namespaces.filter(namespace =>
    locales.some(locale => usesBrandName(resources[locale][namespace])),
  )
  expect(loadedNamespaces.filter(namespace => namespacesWithName.some(name => name === namespace))).toEqual([])
  expect(namespacesWithName).toContain('home')
})

describe('a planted violation is found:', () => {
  test('a key that one language lacks', () => {
    expect(findDifferentKeys({ a: { b: 'б', c: 'в' } }, { a: { b: 'b' } })).toEqual(['a.c'])
    expect(findDifferentKeys({ n_one: 'а' }, { m_one: 'a' })).toEqual(['n', 'm'])
  })
  test('a missing or superfluous plural form', () => {
    expect(findWrongPlurals('ru', { n_one: 'а', n_few: 'б', n_other: 'в' })).toEqual(['n'])
    expect(findWrongPlurals('en', { n_one: 'a', n_few: 'b', n_other: 'c' })).toEqual(['n'])
    expect(findWrongPlurals('en', { n: 'a', n_one: 'a', n_other: 'c' })).toEqual(['n'])
  })
  test('a variable that one language lacks', () => {
    expect(findDifferentVariables({ a: '{{x}} и {{y, number}}' }, { a: '{{x}}' })).toEqual(['a'])
  })
  test('a breach of the typographic rules', () => {
    expect(['"а"', "it's", 'а - б', 'а...', '{{price}} ₽'].every(text => hasTypographicError('en', text))).toBe(true)
    const russianTexts = ['живут в городе', '{{count, number}} лет', 'а — б']
    expect(russianTexts.every(text => hasTypographicError('ru', text))).toBe(true)
  })
})
