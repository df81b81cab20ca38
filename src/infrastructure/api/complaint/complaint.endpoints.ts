import { Schema } from 'effect'
import type { ComplaintType, NewComplaint } from '#domain/complaint/complaint.ts'
import { accountMutation, publicQuery, anyAnswer } from '#infrastructure/api/client/endpoint.ts'
import { Id, orElse } from '#infrastructure/api/shared/fields.ts'
import { listOf } from '#infrastructure/api/shared/lenient.ts'
import { noQuery } from '#infrastructure/api/shared/query.ts'

/** The name is required, because visitors choose by it. */
export const complaintTypeCodec = Schema.Struct({
  id: Id,
  name: Schema.NonEmptyString,
  description: orElse(Schema.String, ''),
}) satisfies Schema.ConstraintCodec<ComplaintType, unknown>

export const newComplaintBody = Schema.Struct({ typeId: Id, text: Schema.String }).pipe(
  Schema.encodeKeys({ typeId: 'type_id' }),
) satisfies Schema.ConstraintCodec<Omit<NewComplaint, 'profileId'>, unknown>

export const complaintEndpoints = {
  complaintTypes: publicQuery('/api/complaint-types', {
    query: noQuery,
    answer: Schema.Struct({ types: listOf(complaintTypeCodec) }),
    summary: 'Reasons for complaints about a profile',
  }),
  fileComplaint: accountMutation('POST', '/api/profiles/{id}/complaints', {
    body: newComplaintBody,
    answer: anyAnswer,
    summary: 'Files a complaint about a profile',
  }),
}
