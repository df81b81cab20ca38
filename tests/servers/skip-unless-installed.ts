import { beforeEach } from 'vitest'
import { getSkipReason, type ProgramName } from '#scripts/programs/programs.ts'

/** Skips the tests of the current file or `describe` if a program is missing. In CI they run and fail. */
export function skipUnlessInstalled(...programs: readonly ProgramName[]): void {
  const reason = getSkipReason(programs)
  beforeEach(({ skip }) => skip(reason !== undefined, reason))
}
