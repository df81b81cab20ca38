import { render, screen } from '@testing-library/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BelowFold, noteNavigation } from './below-fold.tsx'

const viewport = (width: 'phone' | 'desktop') => vi.stubGlobal('matchMedia', () => ({ matches: width === 'phone' }))

/** Records what the first paint contains. */
function FirstPaint({
  note,
  children,
}: {
  readonly note: (text: string | null) => void
  readonly children: ReactNode
}) {
  useLayoutEffect(() => note(document.body.textContent), [note])
  return children
}

function firstPaintAfter(navigate: () => void) {
  const note = vi.fn<(text: string | null) => void>()
  navigate()
  render(
    <FirstPaint note={note}>
      name
      <BelowFold> reviews</BelowFold>
    </FirstPaint>,
  )
  return note.mock.calls[0]?.[0]
}

beforeEach(() => viewport('phone'))
afterEach(() => {
  noteNavigation()
  vi.unstubAllGlobals()
})

describe('content below the fold', () => {
  test('is part of a loaded document', () => {
    expect(firstPaintAfter(() => undefined)).toBe('name reviews')
  })

  test('follows the first screen after a soft navigation on a phone', () => {
    expect(firstPaintAfter(() => noteNavigation('/profiles/7'))).toBe('name')
    expect(document.body).toHaveTextContent('name reviews')
  })

  test.each([
    ['to a place in the page', () => noteNavigation('/profiles/7?page=2#reviews')],
    ['back or forward', () => noteNavigation()],
    [
      'on a wider screen',
      () => {
        viewport('desktop')
        noteNavigation('/profiles/7')
      },
    ],
  ])('is there at once after a navigation %s', (_how, navigate) => {
    noteNavigation('/profiles/8')
    expect(firstPaintAfter(navigate)).toBe('name reviews')
  })
})

// tests/e2e/below-fold.spec.ts proves that invisible focus is removed.
test('keeps visible focus', () => {
  render(<button type="button">Anna</button>)
  const button = screen.getByRole('button')
  button.focus()
  noteNavigation('/profiles/7')
  expect(button).toHaveFocus()
})
