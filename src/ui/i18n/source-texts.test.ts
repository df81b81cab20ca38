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

/** Each text with the keys that return it: its key, and those of its parents (`returnObjects`). */
const getKeys = (tree: Tree, path: string): readonly (readonly string[])[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const own = path + key.replace(/_(one|few|many|other)$/, '')
    return typeof value === 'string' ? [[own]] : getKeys(value, `${own}.`).map(keys => [...keys, own])
  })

const unused = (texts: readonly (readonly string[])[], all: readonly Source[]): readonly string[] => {
  const literals = new Set(
    all.flatMap(({ text }) => [...text.matchAll(/['"`]([\w-]+:[\w.]+)['"`]/g)].map(([, key = '']) => key)),
  )
  return [...new Set(texts.filter(keys => !keys.some(key => literals.has(key))).map(([own = '']) => own))]
}

const builtKeys = (all: readonly Source[]) =>
  all.filter(({ text }) => /\bt\(\s*(`|['"][^'"]*['"] \+)/.test(text)).map(({ path }) => path)

// Letters used by rules and by examples for the API team, not texts for visitors.
const lettersAllowed = new Set([
  'src/domain/category/category-names.ts',
  'src/domain/city/city-grammar.ts',
  'src/domain/city/filter-cities.ts',
  'src/domain/search/compare-names.ts',
  'src/domain/search/query-words.ts',
  'src/domain/city/group-cities-by-letter.ts',
  'src/domain/shared/romanize-name.ts',
  'src/domain/shared/whole-number.ts',
  'src/infrastructure/api/open-api/examples.ts',
  'src/ui/city/list/letter-anchor.ts',
])
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g, '')
const withRussian = (all: readonly Source[]) =>
  all
    .filter(({ path, text }) => !lettersAllowed.has(path) && /\p{Script=Cyrillic}/u.test(withoutComments(text)))
    .map(({ path }) => path)

describe('the sources', () => {
  test('are read completely', () => {
    expect(sources.length).toBeGreaterThan(60)
  })
  test('use every text', () => {
    expect(
      unused(
        namespaces.flatMap(namespace => getKeys(resources.ru[namespace], `${namespace}:`)),
        sources,
      ),
    ).toEqual([])
  })
  test('write keys as literals', () => {
    expect(builtKeys(sources)).toEqual([])
  })
  test('contain no Russian texts outside of the locale files', () => {
    expect(withRussian(sources)).toEqual([])
  })
})

describe('a planted fault is found:', () => {
  const planted = (text: string): readonly Source[] => [{ path: 'src/ui/city/city-view.tsx', text }]

  test('an unused text', () => {
    const all = planted(
      "t('home:heading'); const keys = { a: 'home:how.search' }; t('new-one:of', { returnObjects: true })",
    )
    const texts = { heading: '', head: '', how: { search: '', find: '' } }
    expect(unused(getKeys(texts, 'home:'), all)).toEqual(['home:head', 'home:how.find'])
    expect(unused(getKeys({ of: { a: '', b: '' }, off: { a: '' } }, 'new-one:'), all)).toEqual(['new-one:off.a'])
  })
  test('a concatenated key', () => {
    expect(builtKeys(planted('t(`home:${name}`)'))).toHaveLength(1)
    expect(builtKeys(planted("t('home:' + name)"))).toHaveLength(1)
  })
  test('a Russian text', () => {
    expect(withRussian(planted('<p>Города</p>'))).toHaveLength(1)
    expect(withRussian(planted("const a = 'Ё' // b"))).toHaveLength(1)
    expect(withRussian(planted("// 'в Казани'\n/** 'Ка' */ const url = 'https://a'"))).toEqual([])
  })
})
