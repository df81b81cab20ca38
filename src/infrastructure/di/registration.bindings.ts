import type { Container } from 'inversify'
import { registrationGateway } from '../api/registration/registration-gateway'
import { apiClientKey, port } from './keys'

export const bindRegistration = (container: Container) => {
  container.bind(port('registrationGateway')).toDynamicValue(context => registrationGateway(context.get(apiClientKey)))
}
