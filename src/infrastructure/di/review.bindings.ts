import type { Container } from 'inversify'
import { reviewGateway } from '../api/review/review-gateway'
import { apiClientKey, port } from './keys'

export const bindReview = (container: Container) => {
  container.bind(port('reviewGateway')).toDynamicValue(context => reviewGateway(context.get(apiClientKey)))
}
