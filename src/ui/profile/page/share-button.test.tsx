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
  const press = () => user.click(screen.getByRole('button', { name: 'Share' }))
  await press()
  return press
}
let navigatorFields: { readonly share?: (data: ShareData) => Promise<void> } = {}

afterEach(() => {
  navigatorFields = {}
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  vi.restoreAllMocks()
})

test('shares the URL without its query through the system’s share sheet, if available', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  navigatorFields = { share }
  history.replaceState(null, '', '/profiles/7?page=2&utm_source=x')
  await renderAndPress()
  expect(share.mock.calls).toEqual([[{ title: 'Айгуль Сафина', url: `${location.origin}/profiles/7` }]])
  expect(writeText).not.toHaveBeenCalled()
})

test('shows no message when sharing is canceled', async () => {
  navigatorFields = { share: () => Promise.reject(new DOMException('', 'AbortError')) }
  await renderAndPress()
  expect(showToast).not.toHaveBeenCalled()
  expect(writeText).not.toHaveBeenCalled()
})

test('ignores the second press of a double press', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  navigatorFields = { share }
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  const press = await renderAndPress()
  now.mockReturnValue(5999)
  await press()
  expect(share).toHaveBeenCalledOnce()
  now.mockReturnValue(6000)
  await press()
  expect(share).toHaveBeenCalledTimes(2)
})

test('copies the URL if an earlier share sheet is still open', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => new Promise(() => undefined))
  navigatorFields = { share }
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  const press = await renderAndPress()
  share.mockRejectedValue(new DOMException('', 'InvalidStateError'))
  now.mockReturnValue(6000)
  await press()
  expect(writeText).toHaveBeenCalledOnce()
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
