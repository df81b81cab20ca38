import { isField, placeCaret } from './replay-input.ts'

const controls = 'a[href],button,summary,input,select,textarea'

type FindSuccessor = (lostElement: Element) => Element | undefined

/** React recreates all elements if its data differ from the document. Call the result before the next paint. */
export function rememberPage(): () => void {
  if (typeof document === 'undefined') return () => undefined
  // React keeps scripts and styles, such as the style that the service worker adds to a stored copy.
  const firstElement = document.querySelector('body>:not(style,script)')
  const controlsBefore = groupControls()
  const focusedElement = document.activeElement
  const openStates = [...document.querySelectorAll('details')].map(({ open }) => open)
  const initialScrollY = scrollY

  return () => {
    if (!firstElement || firstElement.isConnected) return
    // Shows theme, session, cookie banner and city, as after a restore from the back/forward cache.
    dispatchEvent(new Event('pageshow'))
    for (const [index, details] of document.querySelectorAll('details').entries())
      details.open = openStates[index] ?? false
    const controlsAfter = groupControls()
    const findSuccessor: FindSuccessor = lostElement => {
      const key = getKey(lostElement)
      return controlsAfter.get(key)?.[controlsBefore.get(key)?.indexOf(lostElement) ?? -1]
    }
    moveInput(findSuccessor)
    if (focusedElement?.matches(controls)) moveFocus(focusedElement, findSuccessor(focusedElement))
    if (scrollY !== initialScrollY) scrollTo(0, initialScrollY)
  }
}

function getKey(control: Element): string {
  const attributes = ['name', 'type', 'href', 'aria-label'].map(name => control.getAttribute(name))
  const choice = isCheckable(control) ? control.value : ''
  const label = control.matches('button,summary') ? control.textContent : ''
  return [control.tagName, ...attributes, choice, label].join(' ')
}

const isCheckable = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

function groupControls(): ReadonlyMap<string, readonly Element[]> {
  const groups = new Map<string, Element[]>()
  for (const control of document.querySelectorAll(controls)) {
    const key = getKey(control)
    const group = groups.get(key)
    if (group) group.push(control)
    else groups.set(key, [control])
  }
  return groups
}

function moveInput(findSuccessor: FindSuccessor) {
  const input = globalThis.inputRecord
  if (!input) return
  const enteredFields = [...input.entered].filter(isField)
  input.entered.clear()
  for (const lostField of enteredFields) {
    const field = findSuccessor(lostField)
    if (!isField(field)) continue
    if (isCheckable(lostField) && isCheckable(field)) field.checked = lostField.checked
    else field.value = lostField.value
    input.entered.add(field)
  }
  const clickedElement = input.clicked && findSuccessor(input.clicked)
  input.clicked = clickedElement instanceof HTMLElement ? clickedElement : undefined
}

const isInputOrTextarea = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function moveFocus(lostElement: Element, successor: Element | undefined) {
  if (!(successor instanceof HTMLElement)) return
  successor.focus({ preventScroll: true })
  if (isInputOrTextarea(lostElement) && isInputOrTextarea(successor))
    placeCaret(successor, lostElement.selectionStart, lostElement.selectionEnd)
}
