import { expect, it, onTestFinished, vi } from 'vitest'
import { hydrate } from './hydration.ts'

vi.mock(import('./hydration.ts'), { spy: true })

async function loadPage(url: string) {
  history.replaceState(null, '', url)
  document.body.replaceChildren()
  const handlers: EventListenerOrEventListenerObject[] = []
  const addListener = globalThis.addEventListener
  vi.stubGlobal('addEventListener', (name: string, handler: EventListenerOrEventListenerObject) => {
    if (name === 'DOMContentLoaded') handlers.push(handler)
  })
  onTestFinished(() => void vi.stubGlobal('addEventListener', addListener))
  vi.resetModules()
  await import('./inline-script.ts')
  for (const handler of handlers) if (typeof handler === 'function') handler(new Event('DOMContentLoaded'))
}

it.each([
  ['/kazan', false],
  ['/profiles/4#reviews', false],
  ['/?login', true],
  ['/profiles/4#request', true],
  ['/profiles/4#review', true],
  ['/profiles/4#report', true],
  ['/help/offer#application-year', true],
])('a page loaded at %s hydrates at once: %s', async (url, hydratesAtOnce) => {
  vi.mocked(hydrate).mockReset().mockReturnValue()
  await loadPage(url)
  expect(vi.mocked(hydrate).mock.calls.length > 0).toBe(hydratesAtOnce)
})
