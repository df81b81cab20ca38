import { expect, test } from 'vitest'
import { errorLine } from './error-line.ts'

test.each([
  ['Город', 'Выберите город', 'Город: выберите город'],
  ['Город', '', 'Город'],
  ['Сайт', 'URL не подходит', 'Сайт: URL не подходит'],
  [undefined, 'Их слишком много.', 'Их слишком много.'],
])('%o and %o read %s', (label, text, line) => {
  expect(errorLine(label, text)).toBe(line)
})
