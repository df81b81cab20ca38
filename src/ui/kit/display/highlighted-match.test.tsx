import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HighlightedMatch } from './highlighted-match.tsx'

/** Replaces text nodes, as browsers do that translate a page. */
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
  const { container, rerender } = render(<HighlightedMatch text="Электрики" start={0} end={4} />)
  translate(container)
  expect(container).toHaveTextContent('(Элек)(трики)')
  rerender(<HighlightedMatch text="Электрики" start={0} end={5} />)
  expect(container).toHaveTextContent('Электрики')
  expect(container.querySelector('b')).toHaveTextContent('Элект')
})
