import { Schema } from 'effect'
import type { ComplaintType, NewComplaint } from '#domain/complaint/complaint.ts'
import { Id, orElse } from '#infrastructure/api/shared/fields.ts'

/** A reason without a name can't be chosen. */
export const complaintTypeCodec = Schema.Struct({
  id: Id,
  name: Schema.NonEmptyString,
  description: orElse(Schema.String, ''),
}) satisfies Schema.ConstraintCodec<ComplaintType, unknown>

export const newComplaintBody = Schema.Struct({ typeId: Id, text: Schema.String }).pipe(
  Schema.encodeKeys({ typeId: 'type_id' }),
) satisfies Schema.ConstraintCodec<Omit<NewComplaint, 'profileId'>, unknown>
