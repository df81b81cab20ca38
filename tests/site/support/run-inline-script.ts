import { JSDOM } from 'jsdom'

type PageWindow = Window & typeof globalThis

/** Opens a page in jsdom, which executes only its inline script. `prepare` runs before the script. */
export const runInlineScript = (html: string, url: string, prepare?: (window: PageWindow) => void): PageWindow =>
  new JSDOM(html, {
    url,
    runScripts: 'dangerously',
    beforeParse: window => {
      // The inline script runs in browsers with popovers only.
      Object.defineProperty(window.HTMLElement.prototype, 'popover', { value: null })
      prepare?.(window)
    },
  }).window
