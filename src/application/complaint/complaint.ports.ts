import type { Effect } from 'effect'
import type { ComplaintType } from '../../domain/complaint/complaint'
import type { ApiUnavailable } from '../../domain/shared/api-unavailable'

export interface ComplaintGateway {
  readonly types: () => Effect.Effect<readonly ComplaintType[], ApiUnavailable>
}
