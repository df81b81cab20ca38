import type { Container } from 'inversify'
import { complaintGateway } from '#infrastructure/api/complaint/complaint-gateway.ts'
import { apiClientKey, port } from './keys.ts'

export const bindComplaint = (container: Container) => {
  container.bind(port('complaintGateway')).toDynamicValue(context => complaintGateway(context.get(apiClientKey)))
}
