import { Effect } from 'effect'
import type { ComplaintGateway } from '#application/complaint/complaint.ports.ts'
import type { ProfileNotFound } from '#domain/profile/profile.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { notFoundAsUnavailable, toFieldErrors } from '#infrastructure/api/gateway-errors.ts'

export const complaintGateway = ({ call, send }: ApiClient): ComplaintGateway => ({
  types: () =>
    call('complaintTypes', { params: {}, query: {} }).pipe(
      Effect.map(({ types }) => types),
      notFoundAsUnavailable,
    ),
  file: ({ profileId: id, ...body }) =>
    send('fileComplaint', { params: { id }, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors({ type_id: 'typeId', text: 'text' })),
      Effect.catchTag('NotFound', () => Effect.fail<ProfileNotFound>({ _tag: 'ProfileNotFound', id })),
    ),
})
