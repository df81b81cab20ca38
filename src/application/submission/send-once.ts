import type { Outcome } from '#application/outcome.ts'
import type { SessionWatch } from '#application/session/session-hint.ts'
import type { SentMark, SentMarks } from '#application/shared/sent-marks.ts'
import { mayHaveArrived, type ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { NotSignedIn } from '#domain/user/credentials.ts'

/** Somebody else signed in than whose text this is. */
export interface OtherAuthor {
  readonly _tag: 'OtherAuthor'
}

/** What was sent before may have arrived, and nobody wanted to send it again. */
interface NotSentAgain {
  readonly _tag: 'NotSentAgain'
}

/** Sent again after a lost answer and refused as one too many: the first is there, or waits for a moderator. */
interface PerhapsThere {
  readonly _tag: 'PerhapsThere'
  /** The server's own words. */
  readonly words: string
}

export interface Sent {
  /** Milliseconds. */
  readonly at: number
  /** Who sent it; undefined if that could not be read. */
  readonly senderId: number | undefined
}

/** What sending may fail with besides the use-case's own errors. */
export type SendingError = ApiUnavailable | NotSignedIn | OtherAuthor | NotSentAgain | PerhapsThere

export type IsThere<I, E> = (input: I, failure: E, senderId: number | undefined) => Promise<boolean | PerhapsThere>

interface Sending<I, E> {
  /** Of the form and its target: `review:4`. */
  readonly name: string
  /** Whose text it is; null for a stranger, whose it becomes is who signs in. */
  readonly author: number | null
  readonly session: {
    readonly watch: Pick<SessionWatch, 'hint'>
    /** Resolves to whether somebody is signed in then. */
    readonly signIn: () => Promise<boolean>
  }
  /** The id of who is signed in, asked anew after a sign-in; undefined if it can't be read. */
  readonly readSenderId: (isNew: boolean) => Promise<number | undefined>
  readonly marks: SentMarks
  readonly write: (input: I) => Promise<Outcome<unknown, E>>
  /** Runs it in one tab at a time. */
  readonly runInOneTab: <T>(name: string, send: () => Promise<T>) => Promise<T>
  /** Whether to send once more what may have arrived. */
  readonly confirmAgain: () => Promise<boolean>
  /**
   * Looks whether the API refused this because it is there already. Where a form can, what may have arrived is sent again
   * without asking.
   */
  readonly isThere?: IsThere<I, E> | undefined
}

type Result<E> = Outcome<Sent, E | SendingError>

const failed = <E>(error: E) => ({ ok: false, error }) as const
const senderUnknown: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'unreachable' }

const isSignedOut = ({ _tag }: { readonly _tag: string }) => _tag === 'NotSignedIn' || _tag === 'SessionExpired'

/** Sends what somebody wrote, after a sign-in on the spot if need be: once, whatever is pressed in however many tabs. */
export async function sendOnce<I, E extends { readonly _tag: string }>(
  input: I,
  sending: Sending<I, E>,
): Promise<Result<E>> {
  const { session } = sending
  const wasSignedIn = session.watch.hint() === 'signed-in'
  if (!wasSignedIn && !(await session.signIn())) return failed({ _tag: 'NotSignedIn' })
  const first = await attempt(input, sending, !wasSignedIn)
  // The session ended meanwhile, on the site or in another tab.
  if (first.ok || !isSignedOut(first.error)) return first
  return (await session.signIn()) ? attempt(input, sending, true) : first
}

async function attempt<I, E extends { readonly _tag: string }>(
  input: I,
  sending: Sending<I, E>,
  isNewSender: boolean,
): Promise<Result<E>> {
  const { author, readSenderId } = sending
  const senderId = await readSenderId(isNewSender)
  if (author !== null && senderId !== author)
    return failed(senderId === undefined ? senderUnknown : { _tag: 'OtherAuthor' })
  return askAndWrite(input, sending, senderId)
}

/** `agreed` is what somebody knows of and sends again all the same. */
async function askAndWrite<I, E extends { readonly _tag: string }>(
  input: I,
  sending: Sending<I, E>,
  senderId: number | undefined,
  agreed?: SentMark,
): Promise<Result<E>> {
  const { name, marks, isThere, runInOneTab, confirmAgain } = sending
  const content = { input, senderId }
  const found = await runInOneTab(name, async () => {
    // Another tab may have sent it while this one waited, or have got no answer.
    const mark = marks.last(name)
    const isSent = mark !== undefined && mark.isCertain && mark.isOf(content)
    if (isSent === true) return { ok: true, value: { at: mark.at, senderId } } as const
    const inDoubt = mark && (!mark.isCertain || isSent === 'maybe') ? mark : undefined
    if (inDoubt && !isThere && inDoubt.at !== agreed?.at) return { inDoubt }
    return writeMarked(input, sending, senderId, inDoubt)
  })
  if (!('inDoubt' in found)) return found
  // Asked outside the lock: other tabs need not wait for the reply.
  const isAgreed = await confirmAgain()
  return isAgreed ? askAndWrite(input, sending, senderId, found.inDoubt) : failed({ _tag: 'NotSentAgain' })
}

async function writeMarked<I, E extends { readonly _tag: string }>(
  input: I,
  { name, marks, write, isThere }: Sending<I, E>,
  senderId: number | undefined,
  inDoubt: SentMark | undefined,
): Promise<Result<E>> {
  const marked = marks.begin(name, { input, senderId })
  const outcome = await write(input)
  const found = !outcome.ok && inDoubt ? await isThere?.(input, outcome.error, senderId) : undefined
  if (outcome.ok || found === true) {
    const at = found === true && inDoubt ? inDoubt.at : Date.now()
    marked.arrived(at)
    return { ok: true, value: { at, senderId } }
  }
  if (!mayHaveArrived(outcome.error)) marked.missed()
  return found ? failed(found) : outcome
}
