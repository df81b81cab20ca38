import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The buttons that were pressed before each reload. */
const { reloads } = vi.hoisted(() => ({ reloads: new Array<string | undefined>() }))
vi.mock('#infrastructure/browser/recover-page.ts', () => ({
  reloadPage: () => reloads.push(globalThis.inputRecord?.clicked?.textContent),
}))

function press(selector: string) {
  const clicked = document.querySelector<HTMLElement>(selector) ?? undefined
  globalThis.inputRecord = { entered: new Set(), clicked }
}

/** Loads the file, and presses the element during the check for a new build. */
async function loadFile(pressedSelector: string, latestBuild = 'b2') {
  const fetchLatest = vi.fn(() => {
    press(pressedSelector)
    return Promise.resolve(Response.json({ id: latestBuild }))
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
    '<script data-build="b1"></script><form><input><button type="submit">Find</button></form><button>Menu</button><a href="#login">Sign in</a>'
})
afterEach(() => {
  location.hash = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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

describe('if the page has been reloaded for a new build and is still the old one', () => {
  beforeEach(() => sessionStorage.setItem(`reloaded:${location.pathname}`, 'b1 0'))

  it('follows the pressed link, which opens no dialog', async () => {
    await loadFile('a')
    await expect.poll(() => location.hash).toBe('#login')
    expect(reloads).toEqual([])
  })

  it('follows a link that is pressed later', async () => {
    const listen = vi.spyOn(globalThis, 'addEventListener')
    await loadFile('form + button')
    await expect.poll(() => listen).toHaveBeenCalledOnce()
    press('a')
    document.body.click()
    expect(location.hash).toBe('#login')
  })
})

it('does not leave the page if there is no new build', async () => {
  await loadFile('a', 'b1')
  await loadFile('form + button')
  await expect.poll(() => reloads).toEqual(['Menu'])
  expect(location.hash).toBe('')
})
