import { expect, test } from 'vitest'
import { getDemoNames } from '#tests/builders/directory.ts'
import { cyrillizeName } from './cyrillize-name.ts'
import { romanizeName } from './romanize-name.ts'

test.each([
  ['Aigul Safina', 'айгул сафина'],
  ['Dmitry Vasilyev', 'дмитрий васильев'],
  ['Tatyana', 'татьяна'],
  ['Fyodor Shchukin', 'фёдор щукин'],
  ['Maria', 'мария'],
  ['Olga', 'ольга'],
  ['Sergey Zaytsev', 'сергей зайцев'],
  ['Maya Andreyeva', 'мая андреева'],
])('%s is spelled %s', (latin, russian) => {
  expect(cyrillizeName(latin)[0]).toBe(russian)
})

test('also returns a spelling without soft signs', () => {
  expect(cyrillizeName('Volkov')).toEqual(['вольков', 'волков'])
  expect(cyrillizeName('Polyakova')).toContain('полякова')
})

test.each(['', '12', 'Айгуль', 'Анна Smith'])('returns no spelling of %j', text => {
  expect(cyrillizeName(text)).toEqual([])
})

/** Removes the ending, which romanization may change. In longer words, the mock API's search ignores it too. */
const removeEnding = (word: string) => word.replace(/[аеиоуыюяьй]{1,2}$/u, '')
const normalize = (name: string) => name.toLowerCase().replaceAll('ё', 'е')

test('finds nearly every name of the demo by its romanized form', () => {
  const missedNames = getDemoNames().filter(
    name =>
      !cyrillizeName(romanizeName(name)).some(spelling =>
        normalize(name).startsWith(removeEnding(normalize(spelling))),
      ),
  )
  expect(missedNames).toEqual(['Ляйсан'])
})
