import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherLayout } from './compare-names.ts'
import { findNamed } from './find-named.ts'
import { named } from './named.ts'

const names = ['Сантехники', 'Репетиторы', 'Няни и сиделки', 'Маникюр и педикюр', 'Санкт-Петербург', 'Королёв']
const aliases = [['водопроводчик'], ['учитель', 'преподаватель'], [], ['ногти'], ['питер'], []]
const all = names.map((name, index) => named(name, { name, slug: `slug-${index}` }, aliases[index]))
const find = (text: string) => findNamed(all, text, () => -1)
const items = (text: string) => find(text).found.map(({ item }) => item)

const one = fc.nat({ max: names.length - 1 })
const nameOf = (index: number) => names[index] ?? ''

test('every beginning of a name finds it, with either layout on', () => {
  fc.assert(
    fc.property(one, fc.integer({ min: 3, max: 30 }), (index, length) => {
      const typed = nameOf(index).slice(0, length)
      expect(items(typed)).toContain(nameOf(index))
      expect(items(otherLayout(typed))).toContain(nameOf(index))
    }),
  )
})

test('so does every other word for it, with either layout on, and with more words after it', () => {
  fc.assert(
    fc.property(one, index => {
      for (const word of aliases[index] ?? [])
        for (const typed of [word, word.toUpperCase(), otherLayout(word), `${word} недорого`])
          expect(items(typed)).toEqual([nameOf(index)])
    }),
  )
})

test('one letter wrong, left out or too many still finds it', () => {
  const wrongs: readonly ((text: string, at: number) => string)[] = [
    (text, at) => `${text.slice(0, at)}о${text.slice(at + 1)}`,
    (text, at) => text.slice(0, at) + text.slice(at + 1),
    (text, at) => `${text.slice(0, at)}о${text.slice(at)}`,
  ]
  fc.assert(
    fc.property(one, fc.nat(), fc.constantFrom(...wrongs), (index, place, wrong) => {
      expect(items(wrong(nameOf(index), place % nameOf(index).length))).toContain(nameOf(index))
    }),
  )
})

test('whatever is typed: no crash, and each once', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('ь', 'ъ ь', ' '),
  )
  fc.assert(
    fc.property(typed, text => {
      const found = items(text)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test('what has no letter finds nobody', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[%!?.…🙂👍 -]{0,9}$/u), text => {
      expect(items(text.replaceAll('.', '!'))).toEqual([])
    }),
  )
})

test('a name goes before another word that begins so, and that before what lies beside', () => {
  const cities = [
    named('beside', { name: 'Уфа', slug: 'a' }),
    named('alias', { name: 'Санкт-Петербург', slug: 'b' }, ['питер']),
    named('name', { name: 'Питкяранта', slug: 'c' }),
    named('word', { name: 'Новый Питер', slug: 'd' }),
  ]
  const found = (text: string) => findNamed(cities, text, ({ item }) => (item === 'beside' ? 0 : -1)).found
  expect(found('пит')).toEqual([
    { item: 'name', in: 'name', start: 0, length: 3 },
    { item: 'word', in: 'name', start: 6, length: 3 },
    { item: 'alias', in: 'other', start: 0, length: 0 },
    { item: 'beside', in: 'beside', start: 0, length: 3 },
  ])
  expect(found('питер').map(({ item }) => item)).toEqual(['alias', 'word', 'beside'])
})

test.each([
  ['санкт   петербург', 'Санкт-Петербург', 'name'],
  ['slug-2', 'Няни и сиделки', 'other'],
  ['сиделка', 'Няни и сиделки', 'other'],
])('%s is no mistake: it is %s (%s)', (text, item, where) => {
  expect(find(text)).toMatchObject({ found: [{ item, in: where }], near: false })
})

test('a word of two letters has no ending, and what has no spelling is not found by what has none', () => {
  const short = [named('Ум', { name: 'Ум', slug: 'um' }), named('李', { name: '李', slug: '' })]
  expect(findNamed(short, 'ума', () => -1)).toMatchObject({ found: [{ item: 'Ум' }], near: true })
  expect(findNamed(short, 'ь', () => -1).found).toEqual([])
})
