import fc from 'fast-check'
import { expect, test } from 'vitest'
import { switchLayout } from './compare-names.ts'
import { searchByName } from './search-by-name.ts'
import { createSearchEntry } from './search-entry.ts'

const names = ['Сантехники', 'Репетиторы', 'Няни и сиделки', 'Маникюр и педикюр', 'Санкт-Петербург', 'Королёв']
const aliases = [['водопроводчик'], ['учитель', 'преподаватель'], [], ['ногти'], ['питер'], []]
const entries = names.map((name, index) => createSearchEntry(name, { name, slug: `slug-${index}` }, aliases[index]))
const search = (text: string) => searchByName(entries, text, () => -1)
const findItems = (text: string) => search(text).matches.map(({ item }) => item)

const anIndex = fc.nat({ max: names.length - 1 })
const getName = (index: number) => names[index] ?? ''

test('finds a name by any prefix, in either keyboard layout', () => {
  fc.assert(
    fc.property(anIndex, fc.integer({ min: 3, max: 30 }), (index, length) => {
      const typed = getName(index).slice(0, length)
      expect(findItems(typed)).toContain(getName(index))
      expect(findItems(switchLayout(typed))).toContain(getName(index))
    }),
  )
})

test('finds a name by any alias, in either keyboard layout, also with more words after it', () => {
  fc.assert(
    fc.property(anIndex, index => {
      for (const word of aliases[index] ?? [])
        for (const typed of [word, word.toUpperCase(), switchLayout(word), `${word} недорого`])
          expect(findItems(typed)).toEqual([getName(index)])
    }),
  )
})

test('finds a name despite one wrong, missing or extra letter', () => {
  const typos: readonly ((text: string, at: number) => string)[] = [
    (text, at) => `${text.slice(0, at)}о${text.slice(at + 1)}`,
    (text, at) => text.slice(0, at) + text.slice(at + 1),
    (text, at) => `${text.slice(0, at)}о${text.slice(at)}`,
  ]
  fc.assert(
    fc.property(anIndex, fc.nat(), fc.constantFrom(...typos), (index, place, makeTypo) => {
      expect(findItems(makeTypo(getName(index), place % getName(index).length))).toContain(getName(index))
    }),
  )
})

test('never throws and never repeats an item, whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('ь', 'ъ ь', ' '),
  )
  fc.assert(
    fc.property(typed, text => {
      const found = findItems(text)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test('finds nothing for a text without letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[%!?.…🙂👍 -]{0,9}$/u), text => {
      expect(findItems(text.replaceAll('.', '!'))).toEqual([])
    }),
  )
})

test('ranks prefixes of names first, then prefixes of later words, of aliases, and fallback matches', () => {
  const cities = [
    createSearchEntry('fallback', { name: 'Уфа', slug: 'a' }),
    createSearchEntry('alias', { name: 'Санкт-Петербург', slug: 'b' }, ['питер']),
    createSearchEntry('name', { name: 'Питкяранта', slug: 'c' }),
    createSearchEntry('word', { name: 'Новый Питер', slug: 'd' }),
  ]
  const findMatches = (text: string) => searchByName(cities, text, ({ item }) => (item === 'fallback' ? 0 : -1)).matches
  expect(findMatches('пит')).toEqual([
    { item: 'name', in: 'name', start: 0, length: 3 },
    { item: 'word', in: 'name', start: 6, length: 3 },
    { item: 'alias', in: 'other', start: 0, length: 0 },
    { item: 'fallback', in: 'fallback', start: 0, length: 3 },
  ])
  expect(findMatches('питер').map(({ item }) => item)).toEqual(['alias', 'word', 'fallback'])
})

test.each([
  ['санкт   петербург', 'Санкт-Петербург', 'name'],
  ['slug-2', 'Няни и сиделки', 'other'],
  ['сиделка', 'Няни и сиделки', 'other'],
])('%s exactly matches %s (%s)', (text, item, where) => {
  expect(search(text)).toMatchObject({ matches: [{ item, in: where }], isFuzzy: false })
})

test('does not stem a word of two letters, and does not match two texts without a transliteration', () => {
  const short = [createSearchEntry('Ум', { name: 'Ум', slug: 'um' }), createSearchEntry('李', { name: '李', slug: '' })]
  expect(searchByName(short, 'ума', () => -1)).toMatchObject({ matches: [{ item: 'Ум' }], isFuzzy: true })
  expect(searchByName(short, 'ь', () => -1).matches).toEqual([])
})
