import type { FieldErrors, FieldValues } from 'react-hook-form'

export interface ErrorLine {
  readonly fieldId: string
  readonly text: string
}

export const createErrorLines = (
  errors: readonly (readonly [fieldId: string, text: string | undefined])[],
): readonly ErrorLine[] => errors.flatMap(([fieldId, text]) => (text === undefined ? [] : [{ fieldId, text }]))

export const formatErrorLine = (label: string | undefined, text: string): string =>
  label === undefined ? text : [label, lowerCaseFirst(text)].filter(Boolean).join(': ')

/** Leaves abbreviations unchanged. */
export const lowerCaseFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

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
