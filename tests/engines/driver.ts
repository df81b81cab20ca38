export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Driver {
  /** Starts a navigation; may return before the page has loaded. */
  readonly go: (url: string) => Promise<void>
  /** The value must be serializable as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly click: (x: number, y: number) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  readonly print: () => Promise<Uint8Array>
  /** A PNG of the viewport. */
  readonly takeScreenshot: () => Promise<Uint8Array>
  /** Logged errors, uncaught errors and CSP violations since the last call. */
  readonly takeProblems: () => readonly string[]
  readonly getConsoleLines: () => readonly string[]
  readonly stop: () => Promise<void>
}

export interface DriverOptions {
  /** Whether Firefox runs the service worker. It then reports each file that the worker fails to load. */
  readonly enablesServiceWorker: boolean
}

export const toastsSelector = 'section[aria-label="Сообщения"]'

/** Logs CSP violations and formats objects, because some engines do neither. Records toasts: they last 5 s. */
export const documentScript = `{
  const { error } = console
  const formatPart = part => part instanceof Error ? part.stack || part.message : typeof part === 'object' ? JSON.stringify(part) : part
  console.error = (...parts) => error.call(console, parts.map(formatPart).join(' '))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error('Content Security Policy: ' + violatedDirective + ' blocked ' + blockedURI + ' ' + sourceFile)
  })
  const toasts = globalThis.shownToasts = []
  new MutationObserver(() => {
    const text = document.querySelector('${toastsSelector}')?.textContent.replace(/\\s+/g, ' ')
    if (text && text !== toasts.at(-1)) toasts.push(text)
  }).observe(document, { subtree: true, childList: true })
}`
