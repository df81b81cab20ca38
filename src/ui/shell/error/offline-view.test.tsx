import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfflineView } from './offline-view.tsx'

test('links to the same address to retry, and renders an empty list for the stored pages', () => {
  const { container } = render(<OfflineView locale="en" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No connection')
  expect(screen.getByText('Try again')).toHaveAttribute('href', '')
  expect(container.querySelector('[data-stored-pages]')).toBeEmptyDOMElement()
})

test('keeps the list of stored pages when the view renders again', () => {
  const { container, rerender } = render(<OfflineView locale="ru" />)
  const storedPagesList = container.querySelector('[data-stored-pages]')
  storedPagesList?.append('Казань')
  rerender(<OfflineView locale="ru" />)
  expect(storedPagesList).toHaveTextContent('Казань')
})
