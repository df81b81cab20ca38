import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enableSoftLinks } from './soft-links.ts'

const push = vi.fn()
const prefetch = vi.fn()
let stop: () => void

const link = (attributes: string) => {
  document.body.innerHTML = `<a ${attributes}><b>text</b></a>`
  const inner = document.querySelector('b')
  if (!inner) throw new Error('no link')
  return inner
}
const click = (attributes: string, init: MouseEventInit = {}) => {
  // jsdom cannot navigate, so prevent the remaining clicks. The window's listener runs last.
  window.addEventListener('click', event => event.preventDefault(), { once: true })
  link(attributes).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}

describe('soft links', () => {
  beforeEach(() => {
    push.mockClear()
    prefetch.mockClear()
    history.replaceState(null, '', '/kazan')
    stop = enableSoftLinks({ push, prefetch })
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
  })

  it('navigate softly', () => {
    click('href="/moskva/specialists?page=2#top"')
    expect(push).toHaveBeenCalledExactlyOnceWith('/moskva/specialists?page=2#top')
  })

  it('follow redirects', () => {
    click('href="/en/specialists/7?a=1"')
    expect(push).toHaveBeenCalledExactlyOnceWith('/en/profiles/7?a=1')
  })

  it.each([
    ['of another site', 'href="https://example.com/moskva"'],
    ['to a part of this page', 'href="#letter-k"'],
    ['to this page', 'href="/kazan"'],
    ['to the other language', 'href="/en/kazan" hreflang="en"'],
    ['for another window', 'href="/moskva" target="_blank"'],
    ['to a file', 'href="/moskva" download'],
    ['to a picture', 'href="/_next/image?url=a&w=1080&q=75"'],
    ['to a telephone', 'href="tel:+7"'],
    ['without an address', ''],
  ])('leave links %s to the browser', (_what, attributes) => {
    click(attributes)
    expect(push).not.toHaveBeenCalled()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leave a click with %j to the browser',
    init => {
      click('href="/moskva"', init)
      expect(push).not.toHaveBeenCalled()
    },
  )

  it.each(['mouseover', 'focusin', 'touchstart'])('prefetch on %s', type => {
    link('href="/moskva#top"').dispatchEvent(new Event(type, { bubbles: true }))
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/moskva')
  })

  it('prefetch once for a touch, and again on return to the link', () => {
    const [inner, types] = [link('href="/moskva"'), ['touchstart', 'mouseover', 'focusin']]
    for (const type of types) inner.dispatchEvent(new Event(type, { bubbles: true }))
    expect(prefetch).toHaveBeenCalledOnce()
    document.body.dispatchEvent(new Event('mouseover', { bubbles: true }))
    inner.dispatchEvent(new Event('mouseover', { bubbles: true }))
    expect(prefetch).toHaveBeenCalledTimes(2)
  })

  it('prefetch nothing with Save-Data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    link('href="/moskva"').dispatchEvent(new Event('mouseover', { bubbles: true }))
    expect(prefetch).not.toHaveBeenCalled()
  })

  it('stop after cleanup', () => {
    stop()
    click('href="/moskva"')
    expect(push).not.toHaveBeenCalled()
  })
})
