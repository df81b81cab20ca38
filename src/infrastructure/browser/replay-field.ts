import type { FormControl } from './form-state.ts'

/**
 * Tells a page that has just woken what a field holds: React keeps its own note of a field's value, and only takes a
 * change for real when the native setter wrote another one before.
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
