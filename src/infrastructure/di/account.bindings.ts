import type { Container } from 'inversify'
import { accountGateway } from '#infrastructure/api/user/account-gateway.ts'
import { apiClientKey, port } from './keys.ts'

export const bindAccount = (container: Container) => {
  container.bind(port('accountGateway')).toDynamicValue(context => accountGateway(context.get(apiClientKey)))
}
