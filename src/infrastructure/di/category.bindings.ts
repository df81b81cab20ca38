import type { Container } from 'inversify'
import { categoryGateway } from '#infrastructure/api/category/category-gateway.ts'
import { apiClientKey, port } from './keys.ts'

export const bindCategory = (container: Container) => {
  container.bind(port('categoryGateway')).toDynamicValue(context => categoryGateway(context.get(apiClientKey)))
}
