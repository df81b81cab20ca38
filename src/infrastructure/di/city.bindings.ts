import type { Container } from 'inversify'
import { cityGateway } from '#infrastructure/api/city/city-gateway.ts'
import { apiClientKey, port } from './keys.ts'

export const bindCity = (container: Container) => {
  container.bind(port('cityGateway')).toDynamicValue(context => cityGateway(context.get(apiClientKey)))
}
