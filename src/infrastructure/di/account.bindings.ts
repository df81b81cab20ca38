import type { Container } from 'inversify'
import { accountGateway } from '../api/user/account-gateway'
import { apiClientKey, port } from './keys'

export const bindAccount = (container: Container) => {
  container.bind(port('accountGateway')).toDynamicValue(context => accountGateway(context.get(apiClientKey)))
}
