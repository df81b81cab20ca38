import { Effect } from 'effect'
import type { ComplaintGateway } from '#application/complaint/complaint.ports.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { notFoundAsUnavailable } from '#infrastructure/api/not-found-as-unavailable.ts'

export const complaintGateway = ({ call }: ApiClient): ComplaintGateway => ({
  types: () =>
    call('complaintTypes', { params: {}, query: {} }).pipe(
      Effect.map(({ types }) => types),
      notFoundAsUnavailable,
    ),
})
