import type { SyntheticEvent } from 'react'
import type { FieldValues, Path, PathValue, SubmitHandler, UseFormReturn } from 'react-hook-form'

const textTypes: ReadonlySet<string> = new Set(['text', 'email', 'password', 'tel'])

/** Reads text fields that a password manager has filled without events, of which the form would not know. */
export function readFilledFields<F extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<F>, 'getValues' | 'setValue'>,
  element: HTMLFormElement,
): void {
  const isName = (name: string): name is Path<F> => name in getValues()
  const isText = (value: unknown): value is PathValue<F, Path<F>> => typeof value === 'string'
  for (const field of element.elements) {
    if (!(field instanceof HTMLInputElement) || !textTypes.has(field.type)) continue
    const { name, value } = field
    if (isName(name) && getValues(name) !== value && isText(value)) setValue(name, value)
  }
}

/** A submit handler for forms that password managers fill in. */
export const submitFilled =
  <F extends FieldValues>(form: UseFormReturn<F>, onValid: SubmitHandler<F>) =>
  (event: SyntheticEvent<HTMLFormElement>): void => {
    readFilledFields(form, event.currentTarget)
    void form.handleSubmit(onValid)(event)
  }
