import type { Container } from 'inversify'
import { profileGateway } from '#infrastructure/api/profile/profile-gateway.ts'
import { apiClientKey, port } from './keys.ts'

export const bindProfile = (container: Container) => {
  container.bind(port('profileGateway')).toDynamicValue(context => profileGateway(context.get(apiClientKey)))
}
