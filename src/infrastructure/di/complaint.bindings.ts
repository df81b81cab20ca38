import type { Container } from 'inversify'
import { complaintGateway } from '../api/complaint/complaint-gateway'
import { apiClientKey, port } from './keys'

export const bindComplaint = (container: Container) => {
  container.bind(port('complaintGateway')).toDynamicValue(context => complaintGateway(context.get(apiClientKey)))
}
