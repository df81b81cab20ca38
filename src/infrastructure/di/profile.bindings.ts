import type { Container } from 'inversify'
import { profileGateway } from '../api/profile/profile-gateway'
import { apiClientKey, port } from './keys'

export const bindProfile = (container: Container) => {
  container.bind(port('profileGateway')).toDynamicValue(context => profileGateway(context.get(apiClientKey)))
}
