import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { namespaces, resources } from './resources.ts'

interface Source {
  readonly path: string
  readonly text: string
}

const root = join(import.meta.dirname, '../../..')
const sources: readonly Source[] = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
  .map(path => ({ path: `src/${path}`, text: readFileSync(join(root, 'src', path), 'utf8') }))

interface Tree {
  readonly [key: string]: string | Tree
}

/** For each text, lists the keys that return it: its own key, and the keys of its parents (`returnObjects`). */
const getKeys = (tree: Tree, path: string): readonly (readonly string[])[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const textKey = path + key.replace(/_(one|few|many|other)$/, '')
    return typeof value === 'string' ? [[textKey]] : getKeys(value, `${textKey}.`).map(keys => [...keys, textKey])
  })

const findUnusedTexts = (texts: readonly (readonly string[])[], files: readonly Source[]): readonly string[] => {
  const literals = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/['"`]([\w-]+:[\w.]+)['"`]/g)].map(([, key = '']) => key)),
  )
  return [...new Set(texts.filter(keys => !keys.some(key => literals.has(key))).map(([textKey = '']) => textKey))]
}

const findFilesWithDynamicKeys = (files: readonly Source[]) =>
  files.filter(({ text }) => /\bt\(\s*(`|['"][^'"]*['"] \+)/.test(text)).map(({ path }) => path)

// These files contain Russian letters for rules or for examples in the OpenAPI document, not texts for visitors.
const filesWithRussianLetters = new Set([
  'src/domain/category/category-name-index.ts',
  'src/domain/city/city-grammar.ts',
  'src/domain/city/filter-cities.ts',
  'src/domain/query/extract-price.ts',
  'src/domain/search/fold.ts',
  'src/domain/search/query-words.ts',
  'src/domain/search/switch-layout.ts',
  'src/domain/search/transliterate.ts',
  'src/domain/city/group-cities-by-letter.ts',
  'src/domain/shared/romanize-name.ts',
  'src/domain/shared/whole-number.ts',
  'src/infrastructure/api/open-api/examples.ts',
  'src/ui/city/list/letter-anchor.ts',
])
const removeComments = (text: string) => text.replace(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g, '')
const findFilesWithRussian = (files: readonly Source[]) =>
  files
    .filter(({ path, text }) => !filesWithRussianLetters.has(path) && /\p{Script=Cyrillic}/u.test(removeComments(text)))
    .map(({ path }) => path)

describe('the sources', () => {
  test('are found', () => {
    expect(sources.length).toBeGreaterThan(60)
  })
  test('use every text', () => {
    expect(
      findUnusedTexts(
        namespaces.flatMap(namespace => getKeys(resources.ru[namespace], `${namespace}:`)),
        sources,
      ),
    ).toEqual([])
  })
  test('write keys as literals', () => {
    expect(findFilesWithDynamicKeys(sources)).toEqual([])
  })
  test('contain no Russian texts outside of the locale files', () => {
    expect(findFilesWithRussian(sources)).toEqual([])
  })
})

describe('a planted violation is found:', () => {
  const plantViolation = (text: string): readonly Source[] => [{ path: 'src/ui/city/city-view.tsx', text }]

  test('an unused text', () => {
    const plantedFiles = plantViolation(
      "t('home:heading'); const keys = { a: 'home:how.search' }; t('new-one:of', { returnObjects: true })",
    )
    const texts = { heading: '', head: '', how: { search: '', find: '' } }
    expect(findUnusedTexts(getKeys(texts, 'home:'), plantedFiles)).toEqual(['home:head', 'home:how.find'])
    expect(findUnusedTexts(getKeys({ of: { a: '', b: '' }, off: { a: '' } }, 'new-one:'), plantedFiles)).toEqual([
      'new-one:off.a',
    ])
  })
  test('a dynamic key', () => {
    expect(findFilesWithDynamicKeys(plantViolation('t(`home:${name}`)'))).toHaveLength(1)
    expect(findFilesWithDynamicKeys(plantViolation("t('home:' + name)"))).toHaveLength(1)
  })
  test('a Russian text, but not a Russian comment', () => {
    expect(findFilesWithRussian(plantViolation('<p>Города</p>'))).toHaveLength(1)
    expect(findFilesWithRussian(plantViolation("const a = 'Ё' // b"))).toHaveLength(1)
    expect(findFilesWithRussian(plantViolation("// 'в Казани'\n/** 'Ка' */ const url = 'https://a'"))).toEqual([])
  })
})
