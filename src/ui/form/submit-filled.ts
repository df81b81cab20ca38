import type { FormEvent } from 'react'
import type { FieldValues, Path, PathValue, SubmitHandler, UseFormReturn } from 'react-hook-form'

const textTypes: ReadonlySet<string> = new Set(['text', 'email', 'password', 'tel'])

/** Reads text fields that a password manager has filled without events, of which the form would not know. */
export function readFilledFields<F extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<F>, 'getValues' | 'setValue'>,
  element: HTMLFormElement,
): void {
  for (const field of element.elements) {
    if (!(field instanceof HTMLInputElement) || !textTypes.has(field.type) || !(field.name in getValues())) continue
    const name = field.name as Path<F>
    if (getValues(name) !== field.value) setValue(name, field.value as PathValue<F, Path<F>>)
  }
}

/** A submit handler for forms that password managers fill in. */
export const submitFilled =
  <F extends FieldValues>(form: UseFormReturn<F>, onValid: SubmitHandler<F>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    readFilledFields(form, event.currentTarget)
    void form.handleSubmit(onValid)(event)
  }
