import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markRussian } from './mark-russian.tsx'

test.each([
  ['en', 'Specialists in Kazan', 'Specialists in Kazan'],
  ['en', 'Specialists in Казань', 'Specialists in <span lang="ru">Казань</span>'],
  ['en', 'All in Нижний Новгород, 12', 'All in <span lang="ru">Нижний Новгород</span>, 12'],
  ['ru', 'Специалисты в Казани', 'Специалисты в Казани'],
] as const)('marks Russian words on English pages only: %s, %s', (locale, phrase, html) => {
  expect(renderToStaticMarkup(<>{markRussian(locale, phrase)}</>)).toBe(html)
})
