import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tariffs } from '#domain/user/placement.ts'
import { PlacementSection } from './placement-section.tsx'

test('links each tariff to its application form or, without JavaScript, to a note that says what to do instead', () => {
  render(<PlacementSection locale="ru" />)
  const headings = screen.getAllByRole('heading', { level: 3 })
  const links = headings.map(heading => within(heading).getByRole<HTMLAnchorElement>('link'))
  expect(links.map(({ textContent, dataset }) => [textContent, dataset['form'], dataset['target']])).toEqual([
    ['Месяц', 'placement', 'month'],
    ['Квартал', 'placement', 'quarter'],
    ['Год', 'placement', 'year'],
  ])
  // In a new tab, the fragment alone names the tariff.
  expect(links.map(({ hash }) => hash)).toEqual(['#application-month', '#application-quarter', '#application-year'])
  expect(links).toHaveLength(tariffs.length)
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? 'none')
    expect(target?.closest('.no-js')).toHaveTextContent(/нужен JavaScript/)
  }
})

test('links to the operator’s contacts in the language of the page', () => {
  render(<PlacementSection locale="en" />)
  expect(screen.getByText(/JavaScript/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/en/about#contact')
})
