import { caretAfterFormat } from './caret-after-format.ts'

/** Sets what a field holds in its form, as it is written; the caret stays where it was. */
export function setInForm(field: HTMLInputElement, form: (text: string) => string, event?: Event): void {
  const typed = field.value
  const shown = form(typed)
  if (shown === typed) return
  const forward = event instanceof InputEvent && event.inputType === 'deleteContentForward'
  const caret = caretAfterFormat(typed, field.selectionEnd ?? typed.length, shown, forward)
  field.value = shown
  // Of a field that nobody is in, this would take the focus in some browsers.
  if (document.activeElement === field) field.setSelectionRange(caret, caret)
}
