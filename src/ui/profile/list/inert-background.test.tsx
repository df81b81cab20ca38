import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InertBackground } from './inert-background.tsx'

const media: { matches: boolean; onChange: () => unknown } = { matches: false, onChange: () => undefined }

beforeEach(() => {
  media.matches = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return media.matches
    },
    addEventListener: (_type: string, listener: () => unknown) => (media.onChange = listener),
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

function renderSheet() {
  const view = render(
    <main>
      <p>list</p>
      <div>
        <aside id="sheet" aria-label="sheet">
          <button type="button">close</button>
          <form onSubmit={event => event.preventDefault()}>
            <button type="submit">show</button>
          </form>
        </aside>
        <p>rows</p>
      </div>
      <InertBackground id="sheet" wideQuery="(min-width: 64em)" />
    </main>,
  )
  const sheet = screen.getByLabelText('sheet')
  const hidePopover = vi.fn<() => void>()
  let isOpen = false
  Object.assign(sheet, { popover: 'auto', hidePopover, matches: () => isOpen })
  const dispatchToggle = (type: string, newState: string) => {
    isOpen = newState === 'open'
    act(() => void sheet.dispatchEvent(Object.assign(new Event(type), { newState })))
  }
  return { ...view, hidePopover, dispatchToggle }
}
const isInert = (text: string) => screen.getByText(text).closest('[inert]') !== null

test('lets the browser focus the first button of an opened sheet, even after a soft navigation', () => {
  renderSheet()
  expect(screen.getByText('close')).toHaveAttribute('autofocus')
})

test('makes everything behind an open sheet inert', () => {
  const { dispatchToggle } = renderSheet()
  dispatchToggle('beforetoggle', 'open')
  expect(isInert('rows')).toBe(false)
  dispatchToggle('toggle', 'open')
  expect([isInert('list'), isInert('rows'), isInert('close')]).toEqual([true, true, false])
  dispatchToggle('beforetoggle', 'closed')
  expect([isInert('list'), isInert('rows')]).toEqual([false, false])
})

test('removes inert on close after two open events, as when the sheet was opened before hydration', () => {
  const { dispatchToggle } = renderSheet()
  dispatchToggle('toggle', 'open')
  dispatchToggle('toggle', 'open')
  dispatchToggle('beforetoggle', 'closed')
  expect([isInert('list'), isInert('rows')]).toEqual([false, false])
})

test('removes inert on unmount', () => {
  const { dispatchToggle, unmount } = renderSheet()
  const outsideElement = document.body.appendChild(document.createElement('footer'))
  dispatchToggle('toggle', 'open')
  expect(outsideElement.hasAttribute('inert')).toBe(true)
  unmount()
  expect(outsideElement.hasAttribute('inert')).toBe(false)
  outsideElement.remove()
})

test('closes the sheet when the screen becomes wide enough', () => {
  const { hidePopover, dispatchToggle } = renderSheet()
  media.matches = true
  act(() => void media.onChange())
  expect(hidePopover).not.toHaveBeenCalled()
  dispatchToggle('toggle', 'open')
  act(() => void media.onChange())
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test('closes the sheet when its form is submitted, even before `toggle`, because unchanged filters lead to the same URL', () => {
  const { hidePopover, dispatchToggle } = renderSheet()
  const submit = () => act(() => screen.getByText('show').click())
  submit()
  expect(hidePopover).not.toHaveBeenCalled()
  dispatchToggle('beforetoggle', 'open')
  submit()
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
