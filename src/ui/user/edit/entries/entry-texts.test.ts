import { expect, test } from 'vitest'
import { formatErrorLine, createRowLabeler } from './entry-texts.ts'

test.each([
  ['Город', 'Выберите город', 'Город: выберите город'],
  ['Город', '', 'Город'],
  ['Сайт', 'URL не подходит', 'Сайт: URL не подходит'],
  [undefined, 'Их слишком много.', 'Их слишком много.'],
])('formats %o and %o as %s', (label, text, line) => {
  expect(formatErrorLine(label, text)).toBe(line)
})

const getLabel = createRowLabeler('rows', number => `Услуга ${number}`, { name: 'Название' })

test.each([
  ['rows.0.name', 'Услуга 1, название'],
  ['rows.11.name', 'Услуга 12, название'],
  ['rows.1.else', 'Услуга 2'],
  ['rows.1', 'Услуга 2'],
  ['rows', undefined],
  ['rows.x.name', undefined],
  ['others.0.name', undefined],
])('labels %s as %o', (field, label) => {
  expect(getLabel(field)).toBe(label)
})
