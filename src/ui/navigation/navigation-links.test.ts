import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enableNavigationLinks } from './navigation-links.ts'

const push = vi.fn()
const prefetch = vi.fn()
let stop: () => void

const renderLink = (attributes: string) => {
  document.body.innerHTML = `<a ${attributes}><b>text</b></a>`
  const linkText = document.querySelector('b')
  if (!linkText) throw new Error('no link')
  return linkText
}
/** Returns whether the tested listener has prevented the document load. */
const click = (attributes: string, init: MouseEventInit = {}): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let isPrevented = false
  // The window's listener runs after the tested one, which ignores prevented clicks.
  const preventLoad = () => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', preventLoad, { once: true })
  renderLink(attributes).dispatchEvent(event)
  return isPrevented
}

describe('soft navigation by links', () => {
  beforeEach(() => {
    push.mockClear()
    prefetch.mockClear()
    history.replaceState(null, '', '/kazan')
    stop = enableNavigationLinks({ push, prefetch })
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
  })

  it('opens the page without a document load', () => {
    expect(click('href="/moskva/specialists?page=2#top"')).toBe(true)
    expect(push).toHaveBeenCalledExactlyOnceWith('/moskva/specialists?page=2#top')
  })

  it.each([
    ['/en/specialists/7?a=1', '/en/profiles/7?a=1'],
    ['/privacy#cookies', '/about/privacyPolicy#cookies'],
    ['/cities#top', '/#cities'],
  ])('follows the redirect of %s to %s', (href, target) => {
    click(`href="${href}"`)
    expect(push).toHaveBeenCalledExactlyOnceWith(target)
  })

  it.each([
    ['to another site', 'href="https://example.com/moskva"'],
    ['to an anchor in this page', 'href="#letter-k"'],
    ['to this page', 'href="/kazan"'],
    ['to the other language', 'href="/en/kazan" hreflang="en"'],
    ['for another window', 'href="/moskva" target="_blank"'],
    ['to a file', 'href="/moskva" download'],
    ['to an image', 'href="/_next/image?url=a&w=1080&q=75"'],
    ['to a phone number', 'href="tel:+7"'],
    ['without a URL', ''],
  ])('leaves links %s to the browser', (_name, attributes) => {
    expect(click(attributes)).toBe(false)
    expect(push).not.toHaveBeenCalled()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    init => {
      expect(click('href="/moskva"', init)).toBe(false)
      expect(push).not.toHaveBeenCalled()
    },
  )

  it.each(['mouseover', 'focusin', 'touchstart'])('prefetches on %s', type => {
    renderLink('href="/moskva#top"').dispatchEvent(new Event(type, { bubbles: true }))
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/moskva')
  })

  it('prefetches the target of a redirect', () => {
    renderLink('href="/privacy#cookies"').dispatchEvent(new Event('mouseover', { bubbles: true }))
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/about/privacyPolicy')
  })

  it('prefetches once for a touch, and again on return to the link', () => {
    const linkText = renderLink('href="/moskva"')
    for (const type of ['touchstart', 'mouseover', 'focusin'])
      linkText.dispatchEvent(new Event(type, { bubbles: true }))
    expect(prefetch).toHaveBeenCalledOnce()
    document.body.dispatchEvent(new Event('mouseover', { bubbles: true }))
    linkText.dispatchEvent(new Event('mouseover', { bubbles: true }))
    expect(prefetch).toHaveBeenCalledTimes(2)
  })

  it('prefetches nothing with Save-Data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    renderLink('href="/moskva"').dispatchEvent(new Event('mouseover', { bubbles: true }))
    expect(prefetch).not.toHaveBeenCalled()
  })

  it('leaves links to the browser after cleanup', () => {
    stop()
    expect(click('href="/moskva"')).toBe(false)
    expect(push).not.toHaveBeenCalled()
  })
})
