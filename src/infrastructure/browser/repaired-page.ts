import { isField, placeCaret } from './replay-input.ts'

const controls = 'a[href],button,summary,input,select,textarea'

/** The new element in place of a lost one. */
type FindSuccessor = (lost: Element) => Element | undefined

/**
 * Remembers, before hydration, what gets lost if React finds other data than in the document and makes all elements anew:
 * input, focus, opened parts, and what the inline script has shown. Returns how to restore it, to be called before the new
 * page is painted; on a page that hydrated as usual it does nothing.
 */
export function rememberPage(): () => void {
  if (typeof document === 'undefined') return () => undefined
  const [probe] = document.body.children
  const before = groupControls()
  const focused = document.activeElement
  const opened = [...document.querySelectorAll('details')].map(({ open }) => open)
  const y = scrollY

  return () => {
    if (!probe || probe.isConnected) return
    // Theme, session, cookie banner and city are shown as on a page that comes back from history.
    dispatchEvent(new Event('pageshow'))
    for (const [index, details] of document.querySelectorAll('details').entries()) details.open = opened[index] ?? false
    const after = groupControls()
    const successorOf: FindSuccessor = lost => {
      const key = getKey(lost)
      return after.get(key)?.[before.get(key)?.indexOf(lost) ?? -1]
    }
    moveInput(successorOf)
    if (focused?.matches(controls)) moveFocus(focused, successorOf(focused))
    if (scrollY !== y) scrollTo(0, y)
  }
}

/** What tells a control from others; those of the same key keep their order. */
function getKey(control: Element): string {
  const attributes = ['name', 'type', 'href', 'aria-label'].map(name => control.getAttribute(name))
  const choice = isTick(control) ? control.value : ''
  const label = control.matches('button,summary') ? control.textContent : ''
  return [control.tagName, ...attributes, choice, label].join(' ')
}

const isTick = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

function groupControls(): ReadonlyMap<string, readonly Element[]> {
  const found = new Map<string, Element[]>()
  for (const control of document.querySelectorAll(controls)) {
    const key = getKey(control)
    const group = found.get(key)
    if (group) group.push(control)
    else found.set(key, [control])
  }
  return found
}

/** Hands what was entered and clicked to the new elements, for the replay that follows. */
function moveInput(successorOf: FindSuccessor) {
  const input = globalThis.znatokInput
  if (!input) return
  const entered = [...input.entered].filter(isField)
  input.entered.clear()
  for (const lost of entered) {
    const field = successorOf(lost)
    if (!isField(field)) continue
    if (isTick(lost) && isTick(field)) field.checked = lost.checked
    else field.value = lost.value
    input.entered.add(field)
  }
  const clicked = input.clicked && successorOf(input.clicked)
  input.clicked = clicked instanceof HTMLElement ? clicked : undefined
}

const isText = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function moveFocus(lost: Element, found: Element | undefined) {
  if (!(found instanceof HTMLElement)) return
  found.focus({ preventScroll: true })
  if (isText(lost) && isText(found)) placeCaret(found, lost.selectionStart, lost.selectionEnd)
}
