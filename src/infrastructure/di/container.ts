import { defaultLocale } from '#application/routing/locale-path.ts'
import 'reflect-metadata'
import { Container, type ResolutionContext, type ServiceIdentifier } from 'inversify'
import { run } from '#application/outcome.ts'
import type { Ports, Session, TokenRefresher } from '#application/ports.ts'
import { useCaseTable, type Callable, type Inputs, type UseCaseName, type UseCases } from '#application/use-cases.ts'
import { createApiClient, type ApiClient } from '#infrastructure/api/client.ts'
import { createPictureFilter } from '#infrastructure/api/shared/served-pictures.ts'
import { noteOutcome } from '#infrastructure/runtime/render.ts'
import { getRuntime, type Runtime } from '#infrastructure/runtime/runtime.ts'
import { traceUseCase } from '#infrastructure/runtime/trace-use-case.ts'
import { gateways } from '#infrastructure/api/gateways.ts'

const getScope = () => getRuntime().scope.getStore()

/** The session of the current request scope. Shared renders have none and can't open one. */
const scopedSession: Session = {
  token: () => getScope()?.session?.token(),
  open: (token, as) => {
    const session = getScope()?.session
    if (!session) throw new Error('No visitor to open a session for')
    session.open(token, as)
  },
  close: as => getScope()?.session?.close(as),
}

/** The API can't refresh tokens (specification, section 8), so the attempt is only logged. */
const logRefresh: TokenRefresher = async () => {
  getRuntime().logger.warn('Refresh token ?!')
  return undefined
}

/** Port factories. Request data is read from the scope at call time. */
const ports: { readonly [K in keyof Ports]: (client: () => ApiClient) => Ports[K] } = {
  ...gateways,
  session: () => scopedSession,
  refreshToken: () => logRefresh,
  locale: () => ({ current: () => getScope()?.locale ?? defaultLocale }),
  logger: () => getRuntime().logger,
}

const getPortKey = <K extends keyof Ports>(name: K): ServiceIdentifier<Ports[K]> => Symbol.for(`port:${name}`)
const getUseCaseKey = <N extends UseCaseName>(name: N): ServiceIdentifier<Callable<N>> => Symbol.for(`use-case:${name}`)
const apiClientKey: ServiceIdentifier<ApiClient> = Symbol.for('api-client')

function createContainer({ apiBaseUrl, queryTimeoutMs, imageHosts, demo }: Runtime): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(apiClientKey).toDynamicValue(context =>
    createApiClient({
      baseUrl: apiBaseUrl,
      queryTimeoutMs,
      fetch: (address, init) => getRuntime().fetch(address, init),
      responseCache: () => (getScope()?.usesResponseCache === true ? getRuntime().responseCache : undefined),
      locale: context.get(getPortKey('locale')),
      logger: context.get(getPortKey('logger')),
      bearer: { session: context.get(getPortKey('session')), refreshToken: context.get(getPortKey('refreshToken')) },
      servesPicture: createPictureFilter({ imageHosts, demo }),
    }),
  )
  for (const name of portNames) bindPort(container, name)
  for (const name of useCaseNames) bindUseCase(container, name)
  return container
}

const bindPort = <K extends keyof Ports>(container: Container, name: K) =>
  container.bind(getPortKey(name)).toDynamicValue(context => ports[name](() => context.get(apiClientKey)))
const portNames = Object.keys(ports) as (keyof Ports)[]

const resolvePorts = (context: ResolutionContext) =>
  Object.fromEntries(portNames.map(name => [name, context.get(getPortKey(name))])) as unknown as Ports

function bindUseCase<N extends UseCaseName>(container: Container, name: N) {
  container.bind(getUseCaseKey(name)).toDynamicValue(context => {
    const runUseCase = useCaseTable[name](resolvePorts(context))
    return async (input: Inputs[N]) => noteOutcome(name, await run(traceUseCase(runUseCase(input))))
  })
}
const useCaseNames = Object.keys(useCaseTable) as UseCaseName[]

const containers = new WeakMap<Runtime, Container>()

/** The container of the running web server. Tests start several in one process. */
function getContainer(): Container {
  const server = getRuntime()
  const container = containers.get(server) ?? createContainer(server)
  containers.set(server, container)
  return container
}

const getUseCase = <N extends UseCaseName>(name: N): Callable<N> => getContainer().get(getUseCaseKey(name))
const useCaseEntries = useCaseNames.map(name => [name, (input: never) => getUseCase(name)(input)])

/** Use-cases with bound ports. The cast is safe, because the entries come from the table. */
export const useCases = Object.fromEntries(useCaseEntries) as UseCases
