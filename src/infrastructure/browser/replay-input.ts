export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Dispatched on `window`. */
export const hydratedEvent = 'page-hydrated'

export interface InputBeforeHydration {
  /** The targets of `input` and `change`. */
  readonly entered: Set<EventTarget | null>
  /** The last clicked button or dialog link. */
  clicked?: HTMLElement | undefined
  /** Set on a page that can't hydrate and therefore follows links to dialogs. */
  followsLinks?: true
}

declare global {
  var inputRecord: InputBeforeHydration | undefined
}

export const isField = (target: EventTarget | null | undefined): target is FormControl =>
  target instanceof Element && target.matches('input,select,textarea')

export function replayInput(): void {
  const input = globalThis.inputRecord
  globalThis.inputRecord = undefined
  delete document.documentElement.dataset.waiting
  for (const field of input?.entered ?? []) if (isField(field)) replayField(field)
  // If a submit button was clicked, the browser has already submitted its form.
  if (input?.clicked?.isConnected && !input.clicked.matches('form [type=submit]')) input.clicked.click()
}

/**
 * React ignores an event if the field has the value that React's own setter on the element recorded last. So
 * `field.value =` records another value, and the native setter restores what was entered.
 */
export function replayField(field: FormControl): void {
  if (!field.isConnected) return
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field
    // The press of another radio button has unchecked it.
    if (field.type === 'radio' && !checked) return
    field.checked = !checked
    field.click()
    return
  }
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const { value, selectionStart, selectionEnd } = field
  field.value = `${value} `
  setNatively(field, value)
  placeCaret(field, selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** `start` is null for fields whose caret scripts can't place, such as number fields. */
export function placeCaret(
  field: HTMLInputElement | HTMLTextAreaElement,
  start: number | null,
  end: number | null,
): void {
  if (start !== null && field === document.activeElement) field.setSelectionRange(start, end)
}

function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}
