import { expect, test, describe } from 'vitest'
import { readText, splitFrontMatter } from './read-text.ts'

const frontMatter = '---\ntitle: Помощь\ndescription: Ответы\ndate: 2026-11-21\nsample: true\n---\n'

test('reads front matter, Markdown and headings', () => {
  const text = readText(`${frontMatter}\nНачало.\n\n## Отзывы {#reviews}\n\n### Кто пишет? {#who-writes-2}\n\nВсе.\n`)
  expect(text).toMatchObject({ title: 'Помощь', date: '2026-11-21', isSample: true })
  expect(text.nodes.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'heading', 'paragraph'])
  expect(text.headings).toEqual([
    { depth: 2, id: 'reviews', text: 'Отзывы' },
    { depth: 3, id: 'who-writes-2', text: 'Кто пишет?' },
  ])
})

test.each(['## Отзывы', '# Отзывы {#reviews}', '#### Отзывы {#reviews}', '## {#reviews}', '## *Отзывы* {#reviews}'])(
  'rejects a heading like %s',
  heading => {
    expect(() => readText(`${frontMatter}\n${heading}\n`)).toThrow('A heading must be written as')
  },
)

const frontMatterLines = {
  title: 'title: Помощь',
  description: 'description: Вопросы: и ответы',
  date: 'date: 2026-11-21',
  sample: 'sample: true',
}
const createSource = (overrides: Partial<typeof frontMatterLines> = {}, body = 'Текст\n') =>
  `---\n# Comments are ignored\n${Object.values({ ...frontMatterLines, ...overrides }).join('\n')}\n---\n${body}`

describe('the front matter', () => {
  test('is separated from the Markdown', () => {
    expect(splitFrontMatter(createSource({}, '\nОдин\n\n---\n\nДва\n'))).toEqual({
      frontMatter: { title: 'Помощь', description: 'Вопросы: и ответы', date: '2026-11-21', isSample: true },
      body: '\nОдин\n\n---\n\nДва\n',
    })
  })

  test('may have CRLF line endings', () => {
    expect(splitFrontMatter(createSource().replaceAll('\n', '\r\n'))).toEqual(splitFrontMatter(createSource()))
  })

  test('distinguishes final texts from samples', () => {
    for (const sample of ['sample: false', '# A custom text'])
      expect(splitFrontMatter(createSource({ sample })).frontMatter.isSample, sample).toBe(false)
  })

  test.each([
    ['must begin with its front matter', 'Текст без метаданных'],
    ['a title and a description', createSource({ title: '# title' })],
    ['a title and a description', createSource({ description: '# none' })],
    ['a date like', createSource({ date: 'date: 21.11.2026' })],
    ['a date like', createSource({ date: 'date: 2026-02-30' })],
    ['a date like', createSource({ date: 'date: 2026-13-01' })],
    ['true or false', createSource({ sample: 'sample: yes' })],
    ["can't be read: 'title'", createSource({ title: 'title' })],
    ["Unknown front matter: 'author'", createSource({ sample: 'sample: true\nauthor: я' })],
  ])('is rejected with a message if invalid: %s', (message, text) => {
    expect(() => splitFrontMatter(text)).toThrow(message)
  })
})
