import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatCityLocative, formatCityGenitive, getDatives, getInflectedNames } from './city-grammar.ts'

const root = join(import.meta.dirname, '../../..')
const reviewedLines = readFileSync(join(import.meta.dirname, 'city-grammar.reviewed.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const getName = (line: string) => line.split('\t')[0] ?? ''

describe('Russian city names', () => {
  test('match the forms that the editor reviewed', () => {
    const inflectedLines = reviewedLines
      .map(getName)
      .map(name =>
        [name, formatCityLocative(name, 'ru').replace('\u00a0', ' '), formatCityGenitive(name, 'ru')].join('\t'),
      )
    expect(inflectedLines).toEqual(reviewedLines)
  })

  test('of the demo data are all reviewed', () => {
    const names = [...readFileSync(join(root, 'mocks/data/cities.ts'), 'utf8').matchAll(/^([^\t\n]+)\t[A-Z]/gm)].map(
      ([, name]) => name,
    )
    expect(names.length).toBeGreaterThan(1000)
    const reviewedNames = new Set(reviewedLines.map(getName))
    expect(names.filter(name => name !== undefined && !reviewedNames.has(name))).toEqual([])
  })

  test.each([
    ['Казань', 'в Казани', 'Казани'],
    ['Владимир', 'во Владимире', 'Владимира'],
    ['Фрязино', 'во Фрязине', 'Фрязина'],
    ['Ржев', 'во Ржеве', 'Ржева'],
    ['Бор', 'на Бору', 'Бора'],
    ['Верхняя Пышма', 'в Верхней Пышме', 'Верхней Пышмы'],
    ['Набережные Челны', 'в Набережных Челнах', 'Набережных Челнов'],
    ['Великие Луки', 'в Великих Луках', 'Великих Лук'],
    ['Комсомольск-на-Амуре', 'в Комсомольске-на-Амуре', 'Комсомольска-на-Амуре'],
    ['Орехово-Зуево', 'в Орехово-Зуеве', 'Орехово-Зуева'],
    ['Гусь-Хрустальный', 'в Гусь-Хрустальном', 'Гусь-Хрустального'],
    ['Малоярославец', 'в Малоярославце', 'Малоярославца'],
    ['Сочи', 'в Сочи', 'Сочи'],
    ['Шахты', 'в Шахтах', 'Шахт'],
  ])('have the locative and the genitive: %s, %s, %s', (name, locative, genitive) => {
    expect(formatCityLocative(name, 'ru')).toBe(locative.replace(' ', '\u00a0'))
    expect(formatCityGenitive(name, 'ru')).toBe(genitive)
  })

  test.each([
    ['Саратов', 'Саратову'],
    ['Ярославль', 'Ярославлю'],
    ['Орёл', 'Орлу'],
    ['Москва', 'Москве'],
    ['Казань', 'Казани'],
    ['Нижний Новгород', 'Нижнему Новгороду'],
    ['Горячий Ключ', 'Горячему Ключу'],
    ['Старая Русса', 'Старой Руссе'],
    ['Лодейное Поле', 'Лодейному Полю'],
    ['Усолье-Сибирское', 'Усолью-Сибирскому'],
    ['Ростов-на-Дону', 'Ростову-на-Дону'],
    ['Гусь-Хрустальный', 'Гусь-Хрустальному'],
    ['Сергиев Посад', 'Сергиеву Посаду'],
    ['Химки', 'Химкам'],
    ['Набережные Челны', 'Набережным Челнам'],
    ['Сочи', 'Сочи'],
  ])('have the dative: %s, %s', (name, dative) => {
    expect(getDatives(name)).toContain(dative)
  })

  test.each([
    ['Новоиваново', 'в Новоиванове', 'Новоиванова'],
    ['Вязовец', 'в Вязовце', 'Вязовца'],
    ['Вторники', 'во Вторниках', 'Вторников'],
    ['Кузнечиха', 'в Кузнечихе', 'Кузнечихи'],
  ])('follow the rules if they are not reviewed: %s', (name, locative, genitive) => {
    expect(formatCityLocative(name, 'ru')).toBe(locative.replace(' ', '\u00a0'))
    expect(formatCityGenitive(name, 'ru')).toBe(genitive)
  })
})

test('derives no forms of English names', () => {
  expect([...getInflectedNames('Kazan'), ...getDatives('Kazan')]).toEqual([])
})

test('keeps English names as they are, and joins the preposition with a non-breaking space', () => {
  expect(formatCityLocative('Kazan', 'en')).toBe('in\u00a0Kazan')
  expect(formatCityGenitive('Kazan', 'en')).toBe('Kazan')
})
