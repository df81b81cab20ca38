import { Effect } from 'effect'
import type { ComplaintGateway } from '../../../application/complaint/complaint.ports'
import type { ApiClient } from '../client'
import { notFoundAsUnavailable } from '../not-found-as-unavailable'

export const complaintGateway = ({ call }: ApiClient): ComplaintGateway => ({
  types: () =>
    call('complaintTypes', { params: {}, query: {} }).pipe(
      Effect.map(({ types }) => types),
      notFoundAsUnavailable,
    ),
})
