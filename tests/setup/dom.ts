import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { namespaces, resources } from '#ui/i18n/resources.ts'
import { loadEngine } from '#ui/i18n/browser-i18n.ts'

// In a browser each island loads its own texts.
await loadEngine()
for (const locale of locales)
  for (const namespace of namespaces) i18nextInstance.addResourceBundle(locale, namespace, resources[locale][namespace])

afterEach(cleanup)
afterEach(() => i18nextInstance.changeLanguage('ru'))

/** React renders in one turn of the event loop and runs effects in the next. Updates made by effects take two more. */
const eventLoopTurns = 4
// Tests with fake timers replace the global function.
const { setImmediate: startTurn } = globalThis
const defaults = getConfig()
configure({
  asyncUtilTimeout: 30_000,
  // Testing Library waits for a timer after each interaction. On a busy machine it can fire before React's effects.
  asyncWrapper: (callback: () => unknown): Promise<unknown> =>
    defaults.asyncWrapper(async () => {
      const result = await callback()
      for (let turn = 0; turn < eventLoopTurns; turn += 1) await new Promise(resolve => void startTurn(resolve))
      return result
    }),
})

// jsdom has none of the APIs below. Here each media query matches, and nothing ever intersects.
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
Object.assign(navigator, { userActivation: { hasBeenActive: false } })
Object.assign(HTMLElement.prototype, { showPopover: () => undefined })
Object.assign(globalThis, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: true }),
})
class InertIntersectionObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
Object.assign(globalThis, { IntersectionObserver: InertIntersectionObserver })
Object.assign(Element.prototype, { scrollIntoView: () => undefined })
Object.assign(Document.prototype, { elementsFromPoint: () => [] })
