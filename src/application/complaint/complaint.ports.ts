import type { Effect } from 'effect'
import type { ComplaintType } from '#domain/complaint/complaint.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'

export interface ComplaintGateway {
  readonly types: () => Effect.Effect<readonly ComplaintType[], ApiUnavailable>
}
