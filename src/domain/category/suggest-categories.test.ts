import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aCategory } from '#tests/builders/category.ts'
import { fold } from '#domain/city/compare-names.ts'
import { suggestCategories } from './suggest-categories.ts'

const tree = [
  aCategory({
    slug: 'avto',
    name: 'Автомастера',
    children: [aCategory({ slug: 'avto/e', name: 'Автоэлектрики', profilesCount: 24 })],
  }),
  aCategory({ slug: 'remont/e', name: 'Ремонт электроники', profilesCount: 38 }),
  aCategory({ slug: 'e', name: 'Электрики', profilesCount: 5 }),
  aCategory({ slug: 'em', name: 'Электромонтаж', profilesCount: 97 }),
  aCategory({ slug: 'o', name: 'Ёлки', profilesCount: null }),
]
const names = (text: string, limit = 9) => suggestCategories(tree, text, limit).map(({ name }) => name)

it('names that start with it come first, the fullest before the others, then words, then what holds it', () => {
  expect(names('элек')).toEqual(['Электромонтаж', 'Электрики', 'Ремонт электроники', 'Автоэлектрики'])
  expect(names('элек', 1)).toEqual(['Электромонтаж'])
})

it('one or two letters are looked for where words begin only', () => {
  expect(names('ле')).toEqual([])
  expect(names('э')).toEqual(['Электромонтаж', 'Электрики', 'Ремонт электроники'])
})

it.each(['елк', 'ЁЛКИ ', ' ёл'])('%j is Ёлки', text => {
  expect(names(text)).toEqual(['Ёлки'])
})

it.each(['', '  ', 'щщщ'])('%j is none', text => {
  expect(names(text)).toEqual([])
})

it('marks the letters that answer', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tree), fc.nat(20), fc.integer({ min: 3, max: 8 }), ({ name }, from, length) => {
      const typed = name.slice(from % name.length, (from % name.length) + length).trim()
      for (const { name: found, match } of suggestCategories(tree, typed, 9))
        expect(fold(found.slice(match.start, match.end))).toBe(fold(typed))
    }),
  )
})
