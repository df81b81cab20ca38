import type { Container } from 'inversify'
import { userGateway } from '../api/user/user-gateway'
import { apiClientKey, port } from './keys'

export const bindUser = (container: Container) => {
  container.bind(port('userGateway')).toDynamicValue(context => userGateway(context.get(apiClientKey)))
}
