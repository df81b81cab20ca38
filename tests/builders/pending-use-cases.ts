import { clientUseCases, type ClientUseCases } from '#application/client-use-cases.ts'

const returnPending = () => new Promise<never>(() => undefined)

/** Use-cases whose promises stay pending; a test overrides those that it needs. */
export const pendingUseCases = Object.fromEntries(
  Object.keys(clientUseCases).map(name => [name, returnPending]),
) as unknown as ClientUseCases
