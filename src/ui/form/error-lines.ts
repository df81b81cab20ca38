import type { FieldErrors, FieldValues } from 'react-hook-form'

/** A line of an error summary, which links to its field. */
export interface ErrorLine {
  /** The id of the field. */
  readonly field: string
  readonly text: string
}

/** Creates the lines of an error summary. Omits fields without an error. */
export const createErrorLines = (
  errors: readonly (readonly [field: string, text: string | undefined])[],
): readonly ErrorLine[] => errors.flatMap(([field, text]) => (text === undefined ? [] : [{ field, text }]))

/** Lists the errors of a form with the paths of their fields, such as `specialities.0.name`. */
export function flattenErrors<F extends FieldValues>(
  errors: FieldErrors<F>,
): readonly (readonly [path: string, text: string])[] {
  return collectErrors(errors, [])
}

function collectErrors(errors: object, path: readonly string[]): readonly (readonly [string, string])[] {
  if ('message' in errors && typeof errors.message === 'string') return [[path.join('.'), errors.message]]
  return Object.entries(errors).flatMap(([key, nestedError]: [string, unknown]) =>
    typeof nestedError === 'object' && nestedError !== null && key !== 'ref'
      ? collectErrors(nestedError, [...path, key])
      : [],
  )
}
