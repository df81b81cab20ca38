import type { FailureTools } from '#ui/failure/failure-tools.tsx'

/** Failure handlers of a page that is not busy and does not reload. */
export const someFailureTools = (overrides: Partial<FailureTools> = {}): FailureTools => ({
  recoverPage: () => Promise.resolve(false),
  isBusy: () => false,
  reportLoadError: () => undefined,
  logger: { error: () => undefined },
  ...overrides,
})
