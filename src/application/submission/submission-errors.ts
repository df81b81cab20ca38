import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { NotSignedIn } from '#domain/user/credentials.ts'

/** The signed-in user is not the author of the text. */
export interface OtherAuthor {
  readonly _tag: 'OtherAuthor'
}

/** An earlier attempt may have arrived, and the visitor declined to send again. */
interface NotSentAgain {
  readonly _tag: 'NotSentAgain'
}

/** The API rejected a repeated attempt, maybe as a duplicate. The first one may be published or await moderation. */
export interface PossiblyDelivered {
  readonly _tag: 'PossiblyDelivered'
  readonly apiMessage: string
}

export type SendingError = ApiUnavailable | NotSignedIn | OtherAuthor | NotSentAgain | PossiblyDelivered
