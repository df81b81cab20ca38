import type { FormControl } from './form-state.ts'

/** Dispatched on `window` when the page has hydrated. */
export const hydratedEvent = 'znatok:hydrated'

/** What the visitor did before hydration, as recorded by the inline script. */
export interface InputBeforeHydration {
  readonly entered: Set<FormControl>
  /** The last button, or link to a form, clicked. */
  clicked?: HTMLElement | undefined
}

declare global {
  var znatokInput: InputBeforeHydration | undefined
}

/** Replays that input to the hydrated page, once. */
export function replayInput(): void {
  const input = globalThis.znatokInput
  globalThis.znatokInput = undefined
  for (const field of input?.entered ?? []) replayField(field)
  if (input?.clicked?.isConnected) input.clicked.click()
}

/**
 * Dispatches the event that a field's current value would have caused. React tracks each field's value and ignores the event
 * unless the native setter has written another value before.
 */
export function replayField(field: FormControl): void {
  if (!field.isConnected) return
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field
    nativeSet(field, 'checked', !checked)
    field.click()
    return
  }
  const { value } = field
  if (!(field instanceof HTMLSelectElement)) nativeSet(field, 'value', '')
  nativeSet(field, 'value', value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function nativeSet(field: FormControl, property: 'value' | 'checked', value: string | boolean) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value)
}
