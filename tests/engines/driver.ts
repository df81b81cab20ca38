export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The little that every engine has to be able to do; visitor.ts makes the rest of it. */
export interface Driver {
  /** Asks for an address. The page need not be there yet. */
  readonly go: (url: string) => Promise<void>
  /** The value of an expression in the page: what survives JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly click: (x: number, y: number) => Promise<void>
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  /** The page on paper, as PDF. */
  readonly print: () => Promise<Uint8Array>
  /** A PNG of the viewport. */
  readonly screenshot: () => Promise<Uint8Array>
  /** What went wrong since the last call: logged and uncaught errors, violations of the policy. */
  readonly problems: () => readonly string[]
  /** All console lines so far. */
  readonly console: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** Where messages pop up. */
export const messagesSelector = 'section[aria-label="Сообщения"]'

/**
 * Runs in each document. Not every engine's console tells of the policy, or what an object holds. And a message stays for five
 * seconds only: on a busy computer a question can take longer.
 */
export const documentScript = `{
  const { error } = console
  const say = part => part instanceof Error ? part.stack || part.message : typeof part === 'object' ? JSON.stringify(part) : part
  console.error = (...parts) => error.call(console, parts.map(say).join(' '))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error('Content Security Policy: ' + violatedDirective + ' blocked ' + blockedURI + ' ' + sourceFile)
  })
  const shown = globalThis.shownMessages = []
  new MutationObserver(() => {
    const text = document.querySelector('${messagesSelector}')?.textContent.replace(/\\s+/g, ' ')
    if (text && text !== shown.at(-1)) shown.push(text)
  }).observe(document, { subtree: true, childList: true })
}`
