import { beforeEach, expect, test, vi } from 'vitest'
import { recoverPage } from '#infrastructure/browser/recover-page.ts'
import { toastStore } from '#ui/overlay/overlays.ts'
import { reportNotLoaded } from './dialog-not-loaded.ts'

vi.mock('#infrastructure/browser/recover-page.ts', () => ({ recoverPage: vi.fn() }))

beforeEach(() => {
  vi.mocked(recoverPage).mockReset().mockResolvedValue(false)
  for (const toast of toastStore.items()) toast.close()
})

test('shows one load error until the visitor retries', async () => {
  const again = vi.fn()
  await reportNotLoaded('ru', vi.fn())
  expect(await reportNotLoaded('ru', again)).toBe(false)
  const [toast, ...others] = toastStore.items()
  expect(others).toEqual([])
  expect(toast).toMatchObject({ kind: 'error', action: { text: 'Повторить' } })
  toast?.action?.run()
  expect(again).toHaveBeenCalledOnce()
})

test('reloads the page if a new build has replaced the chunk', async () => {
  vi.mocked(recoverPage).mockResolvedValue(true)
  void reportNotLoaded('ru')
  await expect.poll(() => recoverPage).toHaveBeenCalledOnce()
  expect(toastStore.items()).toEqual([])
})
