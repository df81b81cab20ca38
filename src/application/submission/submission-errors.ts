import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { NotSignedIn } from '#domain/user/credentials.ts'

/** The signed-in user is not the author of the text. */
interface OtherAuthor {
  readonly _tag: 'OtherAuthor'
}

/** An earlier attempt may have arrived, and the visitor did not send it again. */
interface NotSentAgain {
  readonly _tag: 'NotSentAgain'
}

/** Sent again after a lost answer and refused as one too many: the first is published, or waits for a moderator. */
export interface PerhapsThere {
  readonly _tag: 'PerhapsThere'
  /** The server's own words. */
  readonly words: string
}

/** What sending may fail with besides the use-case's own errors. */
export type SendingError = ApiUnavailable | NotSignedIn | OtherAuthor | NotSentAgain | PerhapsThere
