import type { SyntheticEvent } from 'react'
import type { FieldValues, Path, PathValue, SubmitHandler, UseFormReturn } from 'react-hook-form'

const textTypes: ReadonlySet<string> = new Set(['text', 'email', 'password', 'tel'])

/** Updates the form with text fields that a password manager filled without events. */
export function syncAutofilledFields<F extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<F>, 'getValues' | 'setValue'>,
  formElement: HTMLFormElement,
): void {
  const isFieldName = (name: string): name is Path<F> => name in getValues()
  const isString = (value: unknown): value is PathValue<F, Path<F>> => typeof value === 'string'
  for (const field of formElement.elements) {
    if (!(field instanceof HTMLInputElement) || !textTypes.has(field.type)) continue
    const { name, value } = field
    if (isFieldName(name) && getValues(name) !== value && isString(value)) setValue(name, value)
  }
}

export const createSubmitHandler =
  <F extends FieldValues>(form: UseFormReturn<F>, onValid: SubmitHandler<F>) =>
  (event: SyntheticEvent<HTMLFormElement>): void => {
    syncAutofilledFields(form, event.currentTarget)
    void form.handleSubmit(onValid)(event)
  }
