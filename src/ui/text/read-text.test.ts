import { expect, test, describe } from 'vitest'
import { readText, splitFrontMatter } from './read-text.ts'

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

const lines = {
  title: 'title: Помощь',
  description: 'description: Вопросы: и ответы',
  date: 'date: 2026-11-21',
  sample: 'sample: true',
}
const source = (of: Partial<typeof lines> = {}, body = 'Текст\n') =>
  `---\n# Remark: nobody reads it\n${Object.values({ ...lines, ...of }).join('\n')}\n---\n${body}`

describe('the head of a text', () => {
  test('is read, the rest is its Markdown', () => {
    expect(splitFrontMatter(source({}, '\nОдин\n\n---\n\nДва\n'))).toEqual({
      front: { title: 'Помощь', description: 'Вопросы: и ответы', date: '2026-11-21', sample: true },
      body: '\nОдин\n\n---\n\nДва\n',
    })
  })

  test('may have been written on another system', () => {
    expect(splitFrontMatter(source().replaceAll('\n', '\r\n'))).toEqual(splitFrontMatter(source()))
  })

  test('tells the text of whoever runs the site from a sample', () => {
    expect(splitFrontMatter(source({ sample: 'sample: false' })).front.sample).toBe(false)
  })

  test.each([
    ['begins with its front matter', 'Текст без головы'],
    ['a title and a description', source({ title: '# title' })],
    ['a title and a description', source({ description: '# none' })],
    ['a date like', source({ date: 'date: 21.11.2026' })],
    ['a date like', source({ date: 'date: 2026-02-30' })],
    ['a date like', source({ date: 'date: 2026-13-01' })],
    ['true or false', source({ sample: 'sample: yes' })],
    ["can't be read: 'title'", source({ title: 'title' })],
    ["knows no 'author'", source({ sample: 'sample: true\nauthor: я' })],
  ])('that is wrong says so: %s', (message, text) => {
    expect(() => splitFrontMatter(text)).toThrow(message)
  })
})
