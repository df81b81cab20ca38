import { expect, test } from 'vitest'
import { sortByMatch } from './sort-by-match.ts'

const sort = (text: string, ...names: readonly string[]) => sortByMatch(names, text, name => name)

test('puts the names with a word that begins with the text first, and keeps the order of the others', () => {
  expect(sort('электр', 'Гитара', 'Вокал', 'Электрогитара')).toEqual(['Электрогитара', 'Гитара', 'Вокал'])
  expect(sort('РЕБЕНОК', 'Уборка', 'Няня: ребёнок до года')).toEqual(['Няня: ребёнок до года', 'Уборка'])
  expect(sort('айгуль', 'Математика', 'Физика')).toEqual(['Математика', 'Физика'])
})

test('puts the names that contain the most words of the text first', () => {
  expect(sort('игра на гитаре', 'Уборка на дому', 'Игра на гитаре', 'Игра на рояле')).toEqual([
    'Игра на гитаре',
    'Игра на рояле',
    'Уборка на дому',
  ])
})

test('matches words regardless of their endings', () => {
  expect(sort('электрика', 'Вокал', 'Услуги электрика', 'Электрик')).toEqual(['Услуги электрика', 'Электрик', 'Вокал'])
})
