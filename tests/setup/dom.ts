import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// Only to end what hangs, as in vitest.config.ts.
configure({ asyncUtilTimeout: 30_000 })

// jsdom knows no modal dialogs. Of the browser's part the tests need this much: open, the focus, and back again.
const openers = new WeakMap<HTMLDialogElement, Element | null>()
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement)
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
  },
})
Object.assign(globalThis, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: true }),
})
Object.assign(Element.prototype, { scrollIntoView: () => undefined })
