import type { Container } from 'inversify'
import { registrationGateway } from '#infrastructure/api/registration/registration-gateway.ts'
import { apiClientKey, port } from './keys.ts'

export const bindRegistration = (container: Container) => {
  container.bind(port('registrationGateway')).toDynamicValue(context => registrationGateway(context.get(apiClientKey)))
}
