import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const head = '---\ntitle: Помощь\ndescription: Ответы\ndate: 2026-11-21\nsample: true\n---\n'

test('a text has its front matter, its Markdown and its headings', () => {
  const text = readText(`${head}\nНачало.\n\n## Отзывы {#reviews}\n\n### Кто пишет? {#who-writes-2}\n\nВсе.\n`)
  expect(text).toMatchObject({ title: 'Помощь', date: '2026-11-21', sample: true })
  expect(text.pieces.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'heading', 'paragraph'])
  expect(text.headings).toEqual([
    { depth: 2, id: 'reviews', text: 'Отзывы' },
    { depth: 3, id: 'who-writes-2', text: 'Кто пишет?' },
  ])
})

test.each(['## Отзывы', '# Отзывы {#reviews}', '#### Отзывы {#reviews}', '## {#reviews}', '## *Отзывы* {#reviews}'])(
  'a heading is written the one way: not %s',
  heading => {
    expect(() => readText(`${head}\n${heading}\n`)).toThrow('A heading is written as')
  },
)
