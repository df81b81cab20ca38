import { expect, test } from 'vitest'
import { formatErrorLine } from './error-lines.ts'

test.each([
  ['Город', 'Выберите город', 'Город: выберите город'],
  ['Город', '', 'Город'],
  ['Сайт', 'URL не подходит', 'Сайт: URL не подходит'],
  [undefined, 'Их слишком много.', 'Их слишком много.'],
])('formats %o and %o as %s', (label, text, line) => {
  expect(formatErrorLine(label, text)).toBe(line)
})
