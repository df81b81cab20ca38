import type { Container } from 'inversify'
import { apiClient } from '#infrastructure/api/client.ts'
import { runtime } from '#infrastructure/runtime/runtime.ts'
import { servedPictures } from '#infrastructure/api/shared/served-pictures.ts'
import { apiClientKey, port } from './keys.ts'

export const bindShared = (container: Container) => {
  container.bind(port('logger')).toDynamicValue(() => runtime().logger)
  container.bind(port('locale')).toConstantValue({ current: () => runtime().scope.getStore()?.locale ?? 'ru' })
  container.bind(apiClientKey).toDynamicValue(context => {
    const { apiBaseUrl, imageHosts, demo } = runtime()
    return apiClient({
      baseUrl: apiBaseUrl,
      fetch: (address, init) => runtime().fetch(address, init),
      locale: context.get(port('locale')),
      logger: context.get(port('logger')),
      bearer: { session: context.get(port('session')), refresher: context.get(port('tokenRefresher')) },
      servesPicture: servedPictures({ imageHosts, demo }),
    })
  })
}
