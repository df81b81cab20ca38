import { defaultLocale } from '#application/routing/locale-path.ts'
import 'reflect-metadata'
import { Container, type ResolutionContext, type ServiceIdentifier } from 'inversify'
import { run } from '#application/outcome.ts'
import type { Ports, Session, TokenRefresher } from '#application/ports.ts'
import {
  useCaseTable,
  type CallableUseCase,
  type UseCaseInputs,
  type UseCaseName,
  type UseCases,
} from '#application/use-cases.ts'
import { createApiClient, type ApiClient } from '#infrastructure/api/client.ts'
import { createImageFilter } from '#infrastructure/api/shared/image-filter.ts'
import { logFailure } from '#infrastructure/runtime/log-failure.ts'
import { markIncomplete } from '#infrastructure/runtime/render.ts'
import { getRuntime, type Runtime } from '#infrastructure/runtime/runtime.ts'
import { traceUseCase } from '#infrastructure/runtime/trace-use-case.ts'
import { gatewayFactories } from '#infrastructure/api/gateways.ts'

const getScope = () => getRuntime().scope.getStore()

const scopedSession: Session = {
  getToken: () => getScope()?.session?.getToken(),
  open: (token, hint) => {
    const session = getScope()?.session
    if (!session) throw new Error('A shared render cannot open a session')
    session.open(token, hint)
  },
  correctHint: hint => getScope()?.session?.correctHint(hint),
  close: hint => getScope()?.session?.close(hint),
}

/** The API can't refresh tokens, so the attempt is only logged, with the message that the specification requires. */
const logRefresh: TokenRefresher = async () => {
  getRuntime().logger.warn('Refresh token ?!')
  return undefined
}

/** Ports are singletons, so they read request data from the scope at call time. */
const portFactories: { readonly [K in keyof Ports]: (client: () => ApiClient) => Ports[K] } = {
  ...gatewayFactories,
  session: () => scopedSession,
  refreshToken: () => logRefresh,
  locale: () => ({ get: () => getScope()?.locale ?? defaultLocale }),
  logger: () => getRuntime().logger,
}

const getPortKey = <K extends keyof Ports>(name: K): ServiceIdentifier<Ports[K]> => Symbol.for(`port:${name}`)
const getUseCaseKey = <N extends UseCaseName>(name: N): ServiceIdentifier<CallableUseCase<N>> =>
  Symbol.for(`use-case:${name}`)
const apiClientKey: ServiceIdentifier<ApiClient> = Symbol.for('api-client')

function createContainer({ apiBaseUrl, queryTimeoutMs, imageHosts, isDemo }: Runtime): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(apiClientKey).toDynamicValue(context =>
    createApiClient({
      baseUrl: apiBaseUrl,
      queryTimeoutMs,
      fetch: (url, init) => getRuntime().fetch(url, init),
      exchange: (fetch, request, signal) => getRuntime().exchange(fetch, request, signal),
      getResponseCache: () => (getScope()?.usesResponseCache === true ? getRuntime().responseCache : undefined),
      onBrokenResponse: () => getRuntime().onBrokenResponse(),
      locale: context.get(getPortKey('locale')),
      logger: context.get(getPortKey('logger')),
      bearer: { session: context.get(getPortKey('session')), refreshToken: context.get(getPortKey('refreshToken')) },
      isImageServed: createImageFilter({ imageHosts, isDemo }),
    }),
  )
  for (const name of portNames) bindPort(container, name)
  for (const name of useCaseNames) bindUseCase(container, name)
  return container
}

const bindPort = <K extends keyof Ports>(container: Container, name: K) =>
  container.bind(getPortKey(name)).toDynamicValue(context => portFactories[name](() => context.get(apiClientKey)))
const portNames = Object.keys(portFactories) as (keyof Ports)[]

const resolvePorts = (context: ResolutionContext) =>
  Object.fromEntries(portNames.map(name => [name, context.get(getPortKey(name))])) as unknown as Ports

function bindUseCase<N extends UseCaseName>(container: Container, name: N) {
  container.bind(getUseCaseKey(name)).toDynamicValue(context => {
    const runUseCase = useCaseTable[name](resolvePorts(context))
    return async (input: UseCaseInputs[N]) => {
      const outcome = await run(traceUseCase(runUseCase(input)))
      if (!outcome.ok) {
        logFailure(name, outcome.error)
        markIncomplete()
      }
      return outcome
    }
  })
}
const useCaseNames = Object.keys(useCaseTable) as UseCaseName[]

const containers = new WeakMap<Runtime, Container>()

/** Each runtime has a container, because tests start several web servers in one process. */
function getContainer(): Container {
  const runtime = getRuntime()
  const container = containers.get(runtime) ?? createContainer(runtime)
  containers.set(runtime, container)
  return container
}

const getUseCase = <N extends UseCaseName>(name: N): CallableUseCase<N> => getContainer().get(getUseCaseKey(name))
const useCaseEntries = useCaseNames.map(name => [name, (input: never) => getUseCase(name)(input)])

export const useCases = Object.fromEntries(useCaseEntries) as UseCases
