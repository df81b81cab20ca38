import type { FieldErrors, FieldValues } from 'react-hook-form'

/** What is wrong with the fields of a form, by their paths in it: `specialities.0.name`. */
export function errorsByPath<F extends FieldValues>(
  errors: FieldErrors<F>,
): readonly (readonly [path: string, text: string])[] {
  return walk(errors, [])
}

function walk(errors: object, at: readonly string[]): readonly (readonly [string, string])[] {
  if ('message' in errors && typeof errors.message === 'string') return [[at.join('.'), errors.message]]
  return Object.entries(errors).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && key !== 'ref' ? walk(inner, [...at, key]) : [],
  )
}
