import { render, screen } from '@testing-library/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BelowFold, prepareNavigation } from './below-fold.tsx'

const setViewport = (width: 'phone' | 'desktop') => vi.stubGlobal('matchMedia', () => ({ matches: width === 'phone' }))

function FirstPaint({
  recordText,
  children,
}: {
  readonly recordText: (text: string | null) => void
  readonly children: ReactNode
}) {
  useLayoutEffect(() => recordText(document.body.textContent), [recordText])
  return children
}

function renderFirstPaint(navigate: () => void) {
  const recordText = vi.fn<(text: string | null) => void>()
  navigate()
  render(
    <FirstPaint recordText={recordText}>
      name
      <BelowFold> reviews</BelowFold>
    </FirstPaint>,
  )
  return recordText.mock.calls[0]?.[0]
}

beforeEach(() => setViewport('phone'))
afterEach(() => {
  prepareNavigation()
  vi.unstubAllGlobals()
})

describe('content below the fold', () => {
  test('is part of a loaded document', () => {
    expect(renderFirstPaint(() => undefined)).toBe('name reviews')
  })

  test('is rendered after the first screen of a soft navigation on a phone', () => {
    expect(renderFirstPaint(() => prepareNavigation('/profiles/7'))).toBe('name')
    expect(document.body).toHaveTextContent('name reviews')
  })

  test.each([
    ['to an anchor in the page', () => prepareNavigation('/profiles/7?page=2#reviews')],
    ['back or forward', () => prepareNavigation()],
    [
      'on a wider screen',
      () => {
        setViewport('desktop')
        prepareNavigation('/profiles/7')
      },
    ],
  ])('is rendered at once after a navigation %s', (_name, navigate) => {
    prepareNavigation('/profiles/8')
    expect(renderFirstPaint(navigate)).toBe('name reviews')
  })
})

test('a soft navigation keeps visible focus', () => {
  render(<button type="button">Anna</button>)
  const button = screen.getByRole('button')
  button.focus()
  prepareNavigation('/profiles/7')
  expect(button).toHaveFocus()
})
