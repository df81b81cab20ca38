import { Schema } from 'effect'
import type { ComplaintType, NewComplaint } from '#domain/complaint/complaint.ts'
import { defineAccountMutation, definePublicQuery, anyResponse } from '#infrastructure/api/client/endpoint.ts'
import { idCodec, orElseIfInvalid, visibleNameCodec, writtenTextCodec } from '#infrastructure/api/shared/fields.ts'
import { responseList } from '#infrastructure/api/shared/lenient.ts'
import { noQuery } from '#infrastructure/api/shared/query.ts'

export const complaintTypeCodec = Schema.Struct({
  id: idCodec,
  name: visibleNameCodec,
  description: orElseIfInvalid(writtenTextCodec, ''),
}) satisfies Schema.ConstraintCodec<ComplaintType, unknown>

export const newComplaintBody = Schema.Struct({ typeId: idCodec, text: Schema.String }).pipe(
  Schema.encodeKeys({ typeId: 'type_id' }),
) satisfies Schema.ConstraintCodec<Omit<NewComplaint, 'profileId'>, unknown>

export const complaintEndpoints = {
  complaintTypes: definePublicQuery('/api/complaint-types', {
    query: noQuery,
    response: Schema.Struct({ types: responseList(complaintTypeCodec) }),
    summary: 'Reasons for complaints about a profile',
  }),
  fileComplaint: defineAccountMutation('POST', '/api/profiles/{id}/complaints', {
    body: newComplaintBody,
    response: anyResponse,
    summary: 'Files a complaint about a profile',
  }),
}
