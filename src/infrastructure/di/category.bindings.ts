import type { Container } from 'inversify'
import { categoryGateway } from '../api/category/category-gateway'
import { apiClientKey, port } from './keys'

export const bindCategory = (container: Container) => {
  container.bind(port('categoryGateway')).toDynamicValue(context => categoryGateway(context.get(apiClientKey)))
}
