import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InertBackground } from './inert-background.tsx'

const media = { matches: false, changed: () => undefined as unknown }

beforeEach(() => {
  media.matches = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return media.matches
    },
    addEventListener: (_type: string, changed: () => unknown) => (media.changed = changed),
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

function show() {
  const view = render(
    <main>
      <p>list</p>
      <div>
        <aside id="sheet" aria-label="sheet">
          <button type="button">close</button>
        </aside>
        <p>rows</p>
      </div>
      <InertBackground id="sheet" wide="(min-width: 64em)" />
    </main>,
  )
  const sheet = screen.getByLabelText('sheet')
  const say = (type: string, newState: string) =>
    act(() => void sheet.dispatchEvent(Object.assign(new Event(type), { newState })))
  return { ...view, sheet, say }
}
const inert = (text: string) => screen.getByText(text).closest('[inert]') !== null

test('makes everything behind an open sheet inert and moves focus inside', () => {
  const { say } = show()
  say('beforetoggle', 'open')
  expect(inert('rows')).toBe(false)
  say('toggle', 'open')
  expect([inert('list'), inert('rows'), inert('close')]).toEqual([true, true, false])
  expect(screen.getByRole('button', { name: 'close' })).toHaveFocus()
  say('beforetoggle', 'closed')
  expect([inert('list'), inert('rows')]).toEqual([false, false])
})

test('frees the page on close after two open events, as fired for a sheet opened before hydration', () => {
  const { say } = show()
  say('toggle', 'open')
  say('toggle', 'open')
  say('beforetoggle', 'closed')
  expect([inert('list'), inert('rows')]).toEqual([false, false])
})

test('removes inert on unmount', () => {
  const { say, unmount } = show()
  const other = document.body.appendChild(document.createElement('footer'))
  say('toggle', 'open')
  expect(other.hasAttribute('inert')).toBe(true)
  unmount()
  expect(other.hasAttribute('inert')).toBe(false)
  other.remove()
})

test('closes when the screen becomes wide enough', () => {
  const { sheet, say } = show()
  const hidePopover = vi.fn<() => void>()
  Object.assign(sheet, { hidePopover })
  media.matches = true
  act(() => void media.changed())
  expect(hidePopover).not.toHaveBeenCalled()
  say('toggle', 'open')
  act(() => void media.changed())
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
