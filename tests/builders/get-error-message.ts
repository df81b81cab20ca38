import { get, type FieldErrors } from 'react-hook-form'

/** What is wrong with a field by its path in the form: `specialities.0.name`. */
export function getErrorMessage(errors: FieldErrors, field: string): string | undefined {
  const message: unknown = get(errors, `${field}.message`)
  return typeof message === 'string' && message !== '' ? message : undefined
}
