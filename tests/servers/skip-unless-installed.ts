import { beforeEach } from 'vitest'
import { isCi } from '#scripts/programs/is-ci.ts'
import { missingPrograms, formatMissingPrograms, type ProgramName } from '#scripts/programs/programs.ts'

/** Skips the tests of the current file or `describe` if a program is missing. In CI they run and fail. */
export function skipUnlessInstalled(...programs: readonly ProgramName[]): void {
  const missing = isCi() ? [] : missingPrograms(programs)
  beforeEach(({ skip }) => skip(missing.length > 0, formatMissingPrograms(missing)))
}
