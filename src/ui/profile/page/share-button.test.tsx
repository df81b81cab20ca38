import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { confirm, openDialog, OverlaysContext } from '#ui/overlay/overlays.ts'
import { ShareButton } from './share-button.tsx'

const texts = { share: 'Share', copied: 'Link copied', failed: 'Could not copy' }
const showToast = vi.fn<() => () => void>(() => () => undefined)
const writeText = vi.fn<(text: string) => Promise<void>>()

async function renderAndPress() {
  const user = userEvent.setup()
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...navigatorFields })
  render(
    <OverlaysContext value={{ confirm, openDialog, toasts: { show: showToast } }}>
      <ShareButton title="Айгуль Сафина" texts={texts} />
    </OverlaysContext>,
  )
  await user.click(screen.getByRole('button', { name: 'Share' }))
}
let navigatorFields: { readonly share?: (data: ShareData) => Promise<void> } = {}

afterEach(() => {
  navigatorFields = {}
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('shares the URL without its query by the share sheet of the system, if available', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  navigatorFields = { share }
  history.replaceState(null, '', '/profiles/7?page=2&utm_source=x')
  await renderAndPress()
  expect(share.mock.calls).toEqual([[{ title: 'Айгуль Сафина', url: `${location.origin}/profiles/7` }]])
  expect(writeText).not.toHaveBeenCalled()
})

test.each([
  ['sharing is canceled', 'AbortError'],
  ['the share sheet is already open', 'InvalidStateError'],
])('shows no message when %s', async (_condition, errorName) => {
  navigatorFields = { share: () => Promise.reject(new DOMException('', errorName)) }
  await renderAndPress()
  expect(showToast).not.toHaveBeenCalled()
  expect(writeText).not.toHaveBeenCalled()
})

test.each([
  ['is unavailable', {}],
  ['fails', { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('copies the URL and confirms it if sharing %s', async (_condition, fields) => {
  navigatorFields = fields
  await renderAndPress()
  expect(writeText).toHaveBeenCalledWith(location.origin + location.pathname)
  expect(showToast).toHaveBeenCalledWith({ kind: 'success', text: 'Link copied' })
})

test('shows an error when copying fails', async () => {
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await renderAndPress()
  expect(showToast).toHaveBeenCalledWith({ kind: 'error', text: 'Could not copy' })
})
