import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { useReopenOffer } from './use-reopen-offer.ts'

function UnsentForm() {
  useReopenOffer({ draftName: 'complaint:4', isUnsent: true, hasDraft: () => true, reopen: vi.fn<() => void>() })
  return <p>Жалоба</p>
}

// A separate file, because the `online` listener that a form adds stays for the other tests of its file.
test('offers an unsent form when it is closed, if the network came back while it was open', async () => {
  const { showToast, unmount } = renderWithSession(<UnsentForm />, {})
  await screen.findByText('Жалоба')
  act(() => void dispatchEvent(new Event('online')))
  expect(showToast).not.toHaveBeenCalled()
  unmount()
  expect(showToast.mock.lastCall?.[0].action?.text).toBe('Открыть форму')
})
