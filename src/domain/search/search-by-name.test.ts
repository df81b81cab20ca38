import fc from 'fast-check'
import { expect, test } from 'vitest'
import { switchLayout } from './switch-layout.ts'
import { searchByName } from './search-by-name.ts'
import { createSearchEntry } from './search-entry.ts'

const names = ['Сантехники', 'Репетиторы', 'Няни и сиделки', 'Маникюр и педикюр', 'Санкт-Петербург', 'Королёв']
const aliases = [['водопроводчик'], ['учитель', 'преподаватель'], [], ['ногти'], ['питер'], []]
const entries = names.map((name, index) => createSearchEntry(name, { name, slug: `slug-${index}` }, aliases[index]))
const search = (text: string) => searchByName(entries, text, () => -1)
const findItems = (text: string) => search(text).matches.map(({ item }) => item)

const indexArbitrary = fc.nat({ max: names.length - 1 })
const getName = (index: number) => names[index] ?? ''

test('finds a name by any prefix of three letters or more, in either keyboard layout', () => {
  fc.assert(
    fc.property(indexArbitrary, fc.integer({ min: 3, max: 30 }), (index, length) => {
      const typedText = getName(index).slice(0, length)
      expect(findItems(typedText)).toContain(getName(index))
      expect(findItems(switchLayout(typedText))).toContain(getName(index))
    }),
  )
})

test('finds a name by any alias, in either keyboard layout, even if more words follow', () => {
  fc.assert(
    fc.property(indexArbitrary, index => {
      for (const word of aliases[index] ?? [])
        for (const typedText of [word, word.toUpperCase(), switchLayout(word), `${word} недорого`])
          expect(findItems(typedText)).toEqual([getName(index)])
    }),
  )
})

test('finds a name despite one wrong, missing or extra letter', () => {
  const typos: readonly ((text: string, index: number) => string)[] = [
    (text, index) => `${text.slice(0, index)}о${text.slice(index + 1)}`,
    (text, index) => text.slice(0, index) + text.slice(index + 1),
    (text, index) => `${text.slice(0, index)}о${text.slice(index)}`,
  ]
  fc.assert(
    fc.property(indexArbitrary, fc.nat(), fc.constantFrom(...typos), (index, seed, makeTypo) => {
      expect(findItems(makeTypo(getName(index), seed % getName(index).length))).toContain(getName(index))
    }),
  )
})

test('never throws and never repeats an item, for any text', () => {
  const textArbitrary = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('ь', 'ъ ь', ' '),
  )
  fc.assert(
    fc.property(textArbitrary, text => {
      const foundItems = findItems(text)
      expect(new Set(foundItems).size).toBe(foundItems.length)
    }),
  )
})

test('finds nothing for a query without letters', () => {
  fc.assert(
    // Without a period, because its key types a letter in the Russian layout.
    fc.property(fc.stringMatching(/^[%!?…🙂👍 -]{0,9}$/u), text => {
      expect(findItems(text)).toEqual([])
    }),
  )
})

test('ranks name prefixes and whole aliases first, then later words, then alias prefixes, then fallbacks', () => {
  const cities = [
    createSearchEntry('fallback', { name: 'Уфа', slug: 'a' }),
    createSearchEntry('alias', { name: 'Санкт-Петербург', slug: 'b' }, ['питер']),
    createSearchEntry('name', { name: 'Питкяранта', slug: 'c' }),
    createSearchEntry('word', { name: 'Новый Питер', slug: 'd' }),
  ]
  const findMatches = (text: string) => searchByName(cities, text, ({ item }) => (item === 'fallback' ? 0 : -1)).matches
  expect(findMatches('пит')).toEqual([
    { item: 'name', field: 'name', start: 0, length: 3 },
    { item: 'word', field: 'name', start: 6, length: 3 },
    { item: 'alias', field: 'other', start: 0, length: 0 },
    { item: 'fallback', field: 'fallback', start: 0, length: 3 },
  ])
  expect(findMatches('питер').map(({ item }) => item)).toEqual(['alias', 'word', 'fallback'])
})

test.each([
  ['санкт   петербург', 'Санкт-Петербург', 'name'],
  ['slug-2', 'Няни и сиделки', 'other'],
  ['сиделка', 'Няни и сиделки', 'other'],
])('%s finds %s without fuzzy search (field: %s)', (text, item, field) => {
  expect(search(text)).toMatchObject({ matches: [{ item, field }], isFuzzy: false })
})

test('does not stem a word to two letters, and never matches texts that have no transliteration', () => {
  const shortNames = [
    createSearchEntry('Ум', { name: 'Ум', slug: 'um' }),
    createSearchEntry('李', { name: '李', slug: '' }),
  ]
  expect(searchByName(shortNames, 'ума', () => -1)).toMatchObject({ matches: [{ item: 'Ум' }], isFuzzy: true })
  expect(searchByName(shortNames, 'ь', () => -1).matches).toEqual([])
})
