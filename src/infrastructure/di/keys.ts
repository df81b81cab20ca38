import type { ServiceIdentifier } from 'inversify'
import type { Ports } from '#application/ports.ts'
import type { Callable, UseCaseName } from '#application/use-cases.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'

export const port = <K extends keyof Ports>(name: K): ServiceIdentifier<Ports[K]> => Symbol.for(`port:${name}`)
export const useCase = <N extends UseCaseName>(name: N): ServiceIdentifier<Callable<N>> =>
  Symbol.for(`use-case:${name}`)
export const apiClientKey: ServiceIdentifier<ApiClient> = Symbol.for('api-client')
