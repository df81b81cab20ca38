import { clientUseCases, type ClientUseCases } from '#application/client-use-cases.ts'

const pending = () => new Promise<never>(() => undefined)

/** Use-cases that never answer; a test replaces those it needs. */
export const pendingUseCases = Object.fromEntries(
  Object.keys(clientUseCases).map(name => [name, pending]),
) as unknown as ClientUseCases
