import { Effect } from 'effect'
import type { ComplaintGateway } from '#application/complaint/complaint.ports.ts'
import type { ProfileNotFound } from '#domain/profile/profile.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { asFieldErrors } from '#infrastructure/api/field-errors.ts'
import { notFoundAsUnavailable } from '#infrastructure/api/not-found-as-unavailable.ts'

export const complaintGateway = ({ call, send }: ApiClient): ComplaintGateway => ({
  types: () =>
    call('complaintTypes', { params: {}, query: {} }).pipe(
      Effect.map(({ types }) => types),
      notFoundAsUnavailable,
    ),
  file: ({ profileId: id, ...body }) =>
    send('fileComplaint', { params: { id }, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', asFieldErrors({ type_id: 'typeId', text: 'text' })),
      Effect.catchTag('NotFound', () => Effect.fail<ProfileNotFound>({ _tag: 'ProfileNotFound', id })),
    ),
})
