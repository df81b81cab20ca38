import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const { reloads } = vi.hoisted(() => ({ reloads: new Array<string | undefined>() }))
vi.mock('#infrastructure/browser/recover-page.ts', () => ({
  reloadPage: () => reloads.push(globalThis.inputRecord?.clicked?.textContent),
}))

function recordPress(selector: string) {
  globalThis.inputRecord ??= { entered: new Set() }
  globalThis.inputRecord.clicked = document.querySelector<HTMLElement>(selector) ?? undefined
}

const { addEventListener } = globalThis
// Like the listener of the inline script, this listener runs before the one that `chunk-load-error.ts` adds.
addEventListener(
  'click',
  event => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    recordPress('a')
    event.preventDefault()
  },
  true,
)

async function loadFile(pressedSelector: string, latestBuild = 'b2') {
  const fetchLatest = vi.fn(() => {
    recordPress(pressedSelector)
    return Promise.resolve(Response.json({ id: latestBuild }))
  })
  vi.stubGlobal('fetch', fetchLatest)
  vi.resetModules()
  await import('./chunk-load-error.ts')
  expect(fetchLatest).toHaveBeenCalledOnce()
}

const listen = vi.fn<typeof addEventListener>()

beforeEach(() => {
  const abortController = new AbortController()
  listen
    .mockReset()
    .mockImplementation((type, listener) =>
      addEventListener(type, listener, { capture: true, signal: abortController.signal }),
    )
  vi.stubGlobal('addEventListener', listen)
  reloads.length = 0
  sessionStorage.clear()
  document.body.innerHTML =
    '<script data-build="b1"></script><form><input><button type="submit">Find</button></form><button>Menu</button><a href="#login">Sign in</a>'
  return () => abortController.abort()
})
afterEach(() => {
  location.hash = ''
  vi.unstubAllGlobals()
  globalThis.inputRecord = undefined
})

it('does not reload while a form is being submitted, but reloads after another press', async () => {
  await loadFile('[type=submit]')
  await loadFile('form + button')
  await expect.poll(() => reloads).toEqual(['Menu'])
})

it('reloads if the browser rejects the input of the form', async () => {
  document.querySelector('input')?.setAttribute('required', '')
  await loadFile('[type=submit]')
  await expect.poll(() => reloads).toEqual(['Find'])
})

describe('if the page has been reloaded for a new build and is still the old one', () => {
  beforeEach(() => sessionStorage.setItem(`reloaded:${location.pathname}`, 'b1 0'))

  it('follows the pressed link, because dialogs can’t open on this page', async () => {
    await loadFile('a')
    await expect.poll(() => location.hash).toBe('#login')
    expect(reloads).toEqual([])
  })

  it('follows a link at each later press', async () => {
    await loadFile('form + button')
    await expect.poll(() => listen).toHaveBeenCalledOnce()
    for (const _press of [1, 2]) {
      location.hash = ''
      document.querySelector('a')?.click()
      expect(location.hash).toBe('#login')
    }
  })

  it('follows a link only once for each press', async () => {
    await loadFile('a')
    await expect.poll(() => location.hash).toBe('#login')
    location.hash = ''
    expect(globalThis.inputRecord?.clicked).toBeUndefined()
    // After a press of a favorite button, `early-presses.ts` restores the press that it recorded before.
    recordPress('a')
    document.body.click()
    await loadFile('a')
    sessionStorage.clear()
    await loadFile('form + button')
    await expect.poll(() => reloads).toEqual(['Menu'])
    expect(location.hash).toBe('')
  })
})

it('neither reloads the page nor follows the pressed link if there is no new build', async () => {
  await loadFile('a', 'b1')
  await loadFile('form + button')
  await expect.poll(() => reloads).toEqual(['Menu'])
  expect(location.hash).toBe('')
})
