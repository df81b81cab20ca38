import type { Container } from 'inversify'
import { userGateway } from '#infrastructure/api/user/user-gateway.ts'
import { apiClientKey, port } from './keys.ts'

export const bindUser = (container: Container) => {
  container.bind(port('userGateway')).toDynamicValue(context => userGateway(context.get(apiClientKey)))
}
