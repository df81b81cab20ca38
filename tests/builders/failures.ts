import type { Failures } from '#ui/failure/failures.tsx'

/** Failures of a page that does not reload. */
export const someFailures = (overrides: Partial<Failures> = {}): Failures => ({
  recoverPage: () => Promise.resolve(false),
  isBusy: () => false,
  reportLoadError: () => undefined,
  logger: { error: () => undefined },
  ...overrides,
})
