import { expect, it, vi } from 'vitest'
import { watchFocusOnFirstUse } from './watch-focus-on-first-use.ts'

it('loads the watcher again on the next focus if it could not be loaded', async () => {
  document.body.innerHTML = '<a href="/">Знаток</a><button>Меню</button>'
  const [link, button] = document.querySelectorAll<HTMLElement>('a, button')
  const loadWatcher = vi.fn(() => Promise.reject(new Error('offline')))
  vi.doMock('./watch-focus.ts', loadWatcher)
  watchFocusOnFirstUse()
  link?.focus()
  await expect.poll(() => loadWatcher).toHaveBeenCalledOnce()
  const watchFocus = vi.fn()
  vi.doMock('./watch-focus.ts', () => ({ watchFocus }))
  await expect
    .poll(() => {
      button?.focus()
      link?.focus()
      return watchFocus
    })
    .toHaveBeenCalledOnce()
})
