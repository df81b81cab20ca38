import type { FailureTools } from '#ui/failure/failure-tools.tsx'

export const someFailureTools = (overrides: Partial<FailureTools> = {}): FailureTools => ({
  recoverPage: () => Promise.resolve(false),
  isBusy: () => false,
  reportLoadError: () => undefined,
  logger: { error: () => undefined },
  ...overrides,
})
