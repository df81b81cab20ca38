import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { confirm, openDialog, OverlaysContext } from '#ui/overlay/overlays.ts'
import { ShareButton } from './share-button.tsx'

const texts = { share: 'Share', copied: 'Link copied', failed: 'Could not copy' }
const show = vi.fn<() => () => void>(() => () => undefined)
const writeText = vi.fn<(text: string) => Promise<void>>()

async function press() {
  const user = userEvent.setup()
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...shared })
  render(
    <OverlaysContext value={{ confirm, openDialog, toasts: { show } }}>
      <ShareButton title="Айгуль Сафина" texts={texts} />
    </OverlaysContext>,
  )
  await user.click(screen.getByRole('button', { name: 'Share' }))
}
let shared: { readonly share?: (data: ShareData) => Promise<void> } = {}

afterEach(() => {
  shared = {}
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('uses the share sheet of the system if available', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  shared = { share }
  history.replaceState(null, '', '/profiles/7?page=2&utm_source=x')
  await press()
  expect(share.mock.calls).toEqual([[{ title: 'Айгуль Сафина', url: `${location.origin}/profiles/7` }]])
  expect(writeText).not.toHaveBeenCalled()
})

test('shows no message when sharing is cancelled', async () => {
  shared = { share: () => Promise.reject(new DOMException('', 'AbortError')) }
  await press()
  expect(show).not.toHaveBeenCalled()
  expect(writeText).not.toHaveBeenCalled()
})

test.each([{}, { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }])(
  'elsewhere the address is copied, and that is said (%o)',
  async given => {
    shared = given
    await press()
    expect(writeText).toHaveBeenCalledWith(location.origin + location.pathname)
    expect(show).toHaveBeenCalledWith({ kind: 'success', text: 'Link copied' })
  },
)

test('shows an error when copying fails', async () => {
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await press()
  expect(show).toHaveBeenCalledWith({ kind: 'error', text: 'Could not copy' })
})
