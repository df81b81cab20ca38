import { getRouteFacts, textNames } from '#application/routing/route-facts.ts'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { noLanguageCookie } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { readText, type Text } from './read-text.ts'
import { type TextViewProps, TextView } from './text-view.tsx'
import { getText } from './texts.ts'

const frontMatter = '---\ntitle: Условия\ndescription: Правила\ndate: 2026-11-21\nsample: true\n---\n'
const body = `Начало в городе, **важно**, *иначе*, [помощь](/help#find) и [часть](#rights), \`cookie\`.

## Права {#rights}

- Первое
- [Сайт](https://example.com/)

### Подробно {#details}

1. Раз
2. Два
`
const text = readText(frontMatter + body)
const renderText = (overrides: Partial<TextViewProps> = {}) =>
  render(<TextView locale="ru" name="terms-of-use" text={text} {...overrides} />)

describe('a text', () => {
  test('has a title, and headings with anchors', () => {
    renderText()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Условия')
    expect(screen.getByRole('heading', { level: 2, name: 'Права' })).toHaveAttribute('id', 'rights')
    expect(screen.getByRole('heading', { level: 3, name: 'Подробно' })).toHaveAttribute('id', 'details')
    const mouseLinks = screen.getAllByRole('link', { hidden: true }).filter(link => link.ariaHidden === 'true')
    expect(mouseLinks.map(link => [link.getAttribute('href'), link.tabIndex])).toEqual([
      ['#rights', -1],
      ['#details', -1],
    ])
  })

  test('has a table of contents', () => {
    renderText()
    const contents = within(screen.getByRole('navigation', { name: 'Содержание' }))
    expect(contents.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Права', '#rights'],
    ])
  })

  test('has its introduction before the table of contents', () => {
    renderText()
    const contents = screen.getByRole('navigation', { name: 'Содержание' })
    expect(screen.getByText(/^Начало/).compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(contents.compareDocumentPosition(screen.getByText('Права', { selector: 'h2' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test.each(['rights', 'nope'])(
    'shows an insertion at the end of its section, or of the text if the section does not exist: %s',
    sectionId => {
      const content = <p>Вставка</p>
      render(
        <TextView
          locale="ru"
          name="terms-of-use"
          text={readText(`${frontMatter}${body}\n## Споры {#law}\n\nВ суде.\n`)}
          insertion={{ sectionId, content }}
        />,
      )
      const order = screen.getByText('Вставка').compareDocumentPosition(screen.getByText('В суде.'))
      expect(order).toBe(sectionId === 'rights' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)
      expect(screen.getByText('Два').compareDocumentPosition(screen.getByText('Вставка'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
    },
  )

  test('renders Markdown as semantic elements', () => {
    renderText()
    expect(screen.getByText('важно').tagName).toBe('STRONG')
    expect(screen.getByText('иначе').tagName).toBe('EM')
    expect(screen.getByText('cookie').tagName).toBe('CODE')
    expect(screen.getByText('Первое').closest('ul')).not.toBeNull()
    expect(screen.getByText('Два').closest('ol')).not.toBeNull()
  })

  test('adds no-break spaces', () => {
    renderText()
    expect(screen.getByText(/^Начало/).textContent).toContain('Начало в\u00a0городе')
  })

  test.each([
    ['ru', '/help#find'],
    ['en', '/en/help#find'],
  ] as const)('links to pages in its language: %s', (locale, href) => {
    renderText({ locale })
    expect(screen.getByRole('link', { name: 'помощь' })).toHaveAttribute('href', href)
    expect(screen.getByRole('link', { name: 'часть' })).toHaveAttribute('href', '#rights')
    expect(screen.getByRole('link', { name: 'Сайт' })).toHaveAttribute('href', 'https://example.com/')
  })

  test.each([
    '<b>raw</b>',
    '<!-- remark -->',
    '![picture](/a.png)',
    '> quote',
    '---',
    '[x](javascript:alert%281%29)',
    '[x](//example.com)',
    '[x](http://example.com)',
    '[x](help)',
    '[x][y]\n\n[y]: /help',
  ])('rejects other Markdown: %s', markdown => {
    expect(() => renderText({ text: readText(`${frontMatter}\n${markdown}\n`) })).toThrow(
      /^(Unsupported Markdown:|A text may link)/,
    )
  })

  test('names the body line of unsupported Markdown', () => {
    expect(() => renderText({ text: readText(`${frontMatter}\nText\n\n> quote\n`) })).toThrow(
      'Unsupported Markdown: blockquote (body line 4)',
    )
  })

  test('has no table of contents without sections', () => {
    renderText({ text: readText(`${frontMatter}\nТекст.\n`) })
    expect(screen.getByText('Текст.')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Содержание' })).toBeNull()
  })

  test('keeps the number at which a list starts', () => {
    renderText({ text: readText(`${frontMatter}\n1. Раз\n\nПояснение.\n\n2. Два\n`) })
    expect(screen.getByText('Раз').closest('ol')).not.toHaveAttribute('start')
    expect(screen.getByText('Два').closest('ol')).toHaveAttribute('start', '2')
  })
})

describe('R-legal: a document', () => {
  test('shows its effective date and breadcrumbs', () => {
    renderText()
    expect(screen.getByText('Действует с 21 ноября 2026 года')).toHaveAttribute('datetime', '2026-11-21')
    expect(screen.getByRole('link', { name: /^О\sпроекте$/ })).toHaveAttribute('href', '/about')
  })

  test('shows a notice if it is a sample', () => {
    const { unmount } = renderText()
    expect(screen.getByText(/^Это образец/)).toBeInTheDocument()
    unmount()
    renderText({ text: { ...text, isSample: false } })
    expect(screen.queryByText(/^Это образец/)).toBeNull()
  })
})

test('help shows the date of its last update, and neither a sample notice nor breadcrumbs', () => {
  renderText({ name: 'help', locale: 'en' })
  expect(screen.getByText('Updated November 21, 2026')).toBeInTheDocument()
  expect(screen.queryByText(/sample/)).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull()
})

test.each(textNames.flatMap(name => locales.map(locale => [name, locale] as const)))(
  '%s in %s renders all headings and marks pages without a language cookie',
  (name, locale) => {
    const siteText: Text = getText(locale, name)
    renderText({ locale, name, text: siteText })
    expect(screen.getAllByRole('heading')).toHaveLength(siteText.headings.length + 1)
    const forbidsLanguageCookie = document.querySelector(`meta[name=${noLanguageCookie}]`) !== null
    expect(forbidsLanguageCookie).toBe(getRouteFacts(name).remembersLanguage === false)
  },
)
