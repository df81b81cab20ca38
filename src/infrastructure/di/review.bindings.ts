import type { Container } from 'inversify'
import { reviewGateway } from '#infrastructure/api/review/review-gateway.ts'
import { apiClientKey, port } from './keys.ts'

export const bindReview = (container: Container) => {
  container.bind(port('reviewGateway')).toDynamicValue(context => reviewGateway(context.get(apiClientKey)))
}
