import type { Container } from 'inversify'
import { cityGateway } from '../api/city/city-gateway'
import { apiClientKey, port } from './keys'

export const bindCity = (container: Container) => {
  container.bind(port('cityGateway')).toDynamicValue(context => cityGateway(context.get(apiClientKey)))
}
