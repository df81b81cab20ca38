import { get, type FieldErrors } from 'react-hook-form'

/** `field` is a path such as `specialities.0.name`. */
export function getErrorMessage(errors: FieldErrors, field: string): string | undefined {
  const message: unknown = get(errors, `${field}.message`)
  return typeof message === 'string' && message !== '' ? message : undefined
}
