import type { FieldErrors, FieldValues } from 'react-hook-form'

/** A line of an error summary, which links to its field. */
export interface FieldLine {
  readonly field: string
  readonly text: string
}

/** Omits fields without an error. */
export const createErrorLines = (
  errors: readonly (readonly [field: string, text: string | undefined])[],
): readonly FieldLine[] => errors.flatMap(([field, text]) => (text === undefined ? [] : [{ field, text }]))

/** The errors of a form by field path: `specialities.0.name`. */
export function flattenErrors<F extends FieldValues>(
  errors: FieldErrors<F>,
): readonly (readonly [path: string, text: string])[] {
  return collectErrors(errors, [])
}

function collectErrors(errors: object, at: readonly string[]): readonly (readonly [string, string])[] {
  if ('message' in errors && typeof errors.message === 'string') return [[at.join('.'), errors.message]]
  return Object.entries(errors).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && key !== 'ref' ? collectErrors(inner, [...at, key]) : [],
  )
}
