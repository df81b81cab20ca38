import { beforeEach, expect, test, vi } from 'vitest'
import { recoverPage } from '#infrastructure/browser/recover-page.ts'
import { toastStore } from '#ui/overlay/overlays.ts'
import { reportLoadError, showLoadError } from './report-load-error.ts'

vi.mock('#infrastructure/browser/recover-page.ts', () => ({ recoverPage: vi.fn() }))

beforeEach(() => {
  vi.mocked(recoverPage).mockReset().mockResolvedValue(false)
  for (const toast of toastStore.getItems()) toast.close()
})

test('shows one error after two failures, and retries the last one', async () => {
  const onRetry = vi.fn()
  await reportLoadError(vi.fn())
  expect(await reportLoadError(onRetry)).toBe(false)
  const [toast, ...otherToasts] = toastStore.getItems()
  expect(otherToasts).toEqual([])
  expect(toast).toMatchObject({ kind: 'error', action: { text: 'Повторить' } })
  toast?.action?.run()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('reloads the page if a new build has replaced the chunk', async () => {
  vi.mocked(recoverPage).mockResolvedValue(true)
  const link = document.createElement('a')
  void reportLoadError(undefined, link)
  await expect.poll(() => recoverPage).toHaveBeenCalledExactlyOnceWith(link)
  expect(toastStore.getItems()).toEqual([])
})

test('does not reload the page for a chunk that the visitor did not ask for', () => {
  vi.mocked(recoverPage).mockResolvedValue(true)
  showLoadError(vi.fn())
  expect(recoverPage).not.toHaveBeenCalled()
  expect(toastStore.getItems()).toMatchObject([{ kind: 'error', action: { text: 'Повторить' } }])
})
