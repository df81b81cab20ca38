import { clientUseCases, type ClientUseCases } from '#application/client-use-cases.ts'

const returnPending = () => new Promise<never>(() => undefined)

export const pendingUseCases = Object.fromEntries(
  Object.keys(clientUseCases).map(name => [name, returnPending]),
) as unknown as ClientUseCases
