import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HighlightedMatch } from './highlighted-match.tsx'

/** Replaces text nodes, like a browser that translates the page. */
function translate(element: Element): void {
  const texts = [...element.querySelectorAll('*')].flatMap(({ childNodes }) =>
    [...childNodes].filter(node => node.nodeType === Node.TEXT_NODE),
  )
  for (const node of texts) {
    const translation = document.createElement('span')
    translation.textContent = `(${node.textContent})`
    node.parentNode?.replaceChild(translation, node)
  }
}

test('shows the new match after a browser has translated the previous one', () => {
  const { container, rerender } = render(<HighlightedMatch locale="ru" text="Электрики" match={{ start: 0, end: 4 }} />)
  translate(container)
  expect(container).toHaveTextContent('(Элек)(трики)')
  rerender(<HighlightedMatch locale="ru" text="Электрики" match={{ start: 0, end: 5 }} />)
  expect(container).toHaveTextContent('Электрики')
  expect(container.querySelector('b')).toHaveTextContent('Элект')
})

test.each([
  ['en', 'Электрики', { start: 0, end: 4 }, '<span lang="ru"><b>Элек</b>трики</span>'],
  ['en', 'Электрики', null, '<span lang="ru">Электрики</span>'],
  ['en', 'Electricians', null, '<span>Electricians</span>'],
  ['ru', 'Электрики', null, '<span>Электрики</span>'],
] as const)('marks only Russian names on English pages as Russian: %s, %s', (locale, text, match, html) => {
  const { container } = render(<HighlightedMatch {...{ locale, text, match }} />)
  expect(container.innerHTML).toBe(html)
})
