import type { RegistrationFailure } from '#application/registration/registration-context.ts'

/** What the server says of a field, in its own words. */
export const messageOf = (failure: RegistrationFailure | null, field: string): string | undefined =>
  failure?._tag === 'FieldErrors' ? failure.fields[field]?.[0] : undefined

export interface FieldLine {
  readonly field: string
  readonly text: string
}

/** The lines of a summary: of those fields that have an error. */
export const linesOf = (
  errors: readonly (readonly [field: string, text: string | undefined])[],
): readonly FieldLine[] => errors.flatMap(([field, text]) => (text === undefined ? [] : [{ field, text }]))
