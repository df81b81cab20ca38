import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The buttons that were pressed before each reload. */
const { reloads } = vi.hoisted(() => ({ reloads: new Array<string | undefined>() }))
vi.mock('#infrastructure/browser/recover-page.ts', () => ({
  reloadPage: () => reloads.push(globalThis.inputRecord?.clicked?.textContent),
}))

/** Loads the file, and presses the element during the check for a new build. */
async function loadFile(pressedSelector: string) {
  const fetchLatest = vi.fn(() => {
    const clicked = document.querySelector<HTMLElement>(pressedSelector) ?? undefined
    globalThis.inputRecord = { entered: new Set(), clicked }
    return Promise.resolve(Response.json({ id: 'b2' }))
  })
  vi.stubGlobal('fetch', fetchLatest)
  vi.resetModules()
  await import('./chunk-load-error.ts')
  expect(fetchLatest).toHaveBeenCalledOnce()
}

beforeEach(() => {
  reloads.length = 0
  sessionStorage.clear()
  document.body.innerHTML =
    '<script data-build="b1"></script><form><input><button type="submit">Find</button></form><button>Menu</button>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.inputRecord = undefined
})

it('does not cancel the submit of a form with a reload, but reloads after another press', async () => {
  await loadFile('[type=submit]')
  await loadFile('form + button')
  await expect.poll(() => reloads).toEqual(['Menu'])
})

it('reloads if the browser rejects the input of the form', async () => {
  document.querySelector('input')?.setAttribute('required', '')
  await loadFile('[type=submit]')
  await expect.poll(() => reloads).toEqual(['Find'])
})
