import { get, type FieldErrors } from 'react-hook-form'

/** The message of a field by its path: `specialities.0.name`. */
export function getErrorMessage(errors: FieldErrors, field: string): string | undefined {
  const message: unknown = get(errors, `${field}.message`)
  return typeof message === 'string' && message !== '' ? message : undefined
}
