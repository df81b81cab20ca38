import { isField, placeCaret } from './replay-input.ts'

const controls = 'a[href],button,summary,input,select,textarea'

/** Finds the element that replaces a lost one. */
type FindSuccessor = (lost: Element) => Element | undefined

/**
 * Remembers, before hydration, the state that is lost if React's data differ from the document and it recreates all elements:
 * input, focus, opened parts, and the inline script's changes. Returns a function that restores it, to be called before the new
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
    // Shows theme, session, cookie banner and city, as after a restore from the back/forward cache.
    dispatchEvent(new Event('pageshow'))
    for (const [index, details] of document.querySelectorAll('details').entries()) details.open = opened[index] ?? false
    const after = groupControls()
    const findSuccessor: FindSuccessor = lost => {
      const key = getKey(lost)
      return after.get(key)?.[before.get(key)?.indexOf(lost) ?? -1]
    }
    moveInput(findSuccessor)
    if (focused?.matches(controls)) moveFocus(focused, findSuccessor(focused))
    if (scrollY !== y) scrollTo(0, y)
  }
}

/** Identifies a control; controls with the same key keep their order. */
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

/** Moves recorded input and the click to the new elements, for the replay. */
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
