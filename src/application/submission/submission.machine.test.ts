import { expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { aDevice } from '#tests/builders/device.ts'
import type { Outcome } from '#application/outcome.ts'
import { createDrafts, type DraftOwner } from '#application/shared/drafts.ts'
import { createSentMarks } from '#application/shared/sent-marks.ts'
import type { FieldErrors, TooManyRequests, ApiUnavailable } from '#domain/shared/api-errors.ts'
import { startSubmission } from './start-submission.ts'
import type { PerhapsThere } from './submission-errors.ts'
import { createSubmissionMachine } from './submission.machine.ts'

type Refusal = FieldErrors | TooManyRequests | ApiUnavailable | { readonly _tag: 'SessionExpired' }
type Answer = Outcome<void, Refusal>

const name = 'review:4'
const isFields = (content: unknown): content is string => typeof content === 'string'
const done: Answer = { ok: true, value: undefined }
const refused = (error: Refusal): Answer => ({ ok: false, error })
const lost = refused({ _tag: 'ApiUnavailable', reason: 'timeout' })

interface Given {
  readonly author?: DraftOwner
  readonly answers?: (Answer | Error)[]
  readonly isSignedIn?: boolean
  readonly signsIn?: boolean
  readonly sender?: number
  readonly agrees?: boolean
  readonly canCheckDelivery?: boolean
  readonly wasDelivered?: boolean
  readonly isLocked?: boolean
  readonly drafts?: readonly (readonly [DraftOwner, string])[]
}

/** A form with input by `author`. */
function start({
  author = 7,
  answers = [],
  isLocked = false,
  canCheckDelivery = false,
  drafts = [],
  ...given
}: Given = {}) {
  const device = aDevice()
  let now = 1_000_000
  const clock = () => now
  const stored = createDrafts(device, clock)
  for (const [owner, text] of drafts) stored.write(name, owner, text)
  const marks = createSentMarks(device, clock)
  const write = vi.fn((_input: string) => {
    const answer = answers.shift() ?? done
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  const signIn = vi.fn(() => Promise.resolve(given.signsIn ?? true))
  const confirmAgain = vi.fn(() => Promise.resolve(given.agrees ?? false))
  const released = vi.fn()
  let unlock = () => undefined as void
  const machine = createSubmissionMachine<string, string, Refusal>().provide({
    guards: { isSignedIn: () => given.isSignedIn ?? true },
    actors: {
      signIn: fromPromise(signIn),
      readSenderId: fromPromise(() => Promise.resolve<number | undefined>(given.sender ?? 7)),
      lock: fromCallback(({ sendBack }) => {
        unlock = () => sendBack({ type: 'lock.acquired' })
        if (!isLocked) unlock()
        return released
      }),
      readMark: fromPromise(() => Promise.resolve(marks.last(name))),
      beginMark: fromPromise(({ input }) => Promise.resolve(marks.begin(name, input))),
      write: fromPromise(({ input }) => write(input.input)),
      wasDelivered: fromPromise(() => Promise.resolve<boolean | PerhapsThere>(given.wasDelivered ?? false)),
      confirmAgain: fromPromise(confirmAgain),
    },
  })
  const draftable = { drafts: stored, name, empty: '', isFields }
  const input = { clock, draftable, start: startSubmission(draftable, author), canCheckDelivery }
  const actor = createActor(machine, { input }).start()
  const ended = async () => {
    const { value, context } = await waitFor(
      actor,
      ({ value: { sending } }) => sending === 'editing' || sending === 'sent',
    )
    return { state: value.sending, failure: context.failure?._tag, at: context.sent?.at }
  }
  return {
    actor,
    marks,
    write,
    signIn,
    confirmAgain,
    released,
    ended,
    unlock: () => unlock(),
    submit: (text = 'text') => {
      actor.send({ type: 'submitted', input: text, visitor: author })
      return ended()
    },
    pass: (ms: number) => (now += ms),
    drafts: () => [7, 8, null].map(owner => stored.read(name, owner)),
  }
}

it('sends once, marks it as arrived, and releases the lock', async () => {
  const { submit, write, marks, signIn, released } = start()
  expect(await submit()).toEqual({ state: 'sent', failure: undefined, at: 1_000_000 })
  expect(write).toHaveBeenCalledExactlyOnceWith('text')
  expect(marks.last(name)).toMatchObject({ at: 1_000_000, isCertain: true })
  expect([signIn.mock.calls.length, released.mock.calls.length]).toEqual([0, 1])
})

it('ignores a second press while in flight', async () => {
  const { actor, submit, write } = start()
  const sent = submit()
  actor.send({ type: 'submitted', input: 'text', visitor: 7 })
  await sent
  expect(write).toHaveBeenCalledOnce()
})

it('keeps the draft and no mark when a field is rejected, and sends the corrected text', async () => {
  const rejected = refused({ _tag: 'FieldErrors', fields: { text: ['Слишком коротко.'] }, message: '' })
  const { submit, marks, drafts } = start({ answers: [rejected], drafts: [[7, 'text']] })
  expect(await submit()).toMatchObject({ state: 'editing', failure: 'FieldErrors' })
  expect([marks.last(name), drafts()[0]]).toEqual([undefined, 'text'])
  expect(await submit('longer text')).toMatchObject({ state: 'sent', failure: undefined })
  expect(drafts()[0]).toBeUndefined()
})

it('sends nothing before the rate limit ends', async () => {
  const { submit, write, pass } = start({ answers: [refused({ _tag: 'TooManyRequests', retryAfter: 60 })] })
  await submit()
  pass(59_999)
  expect(await submit()).toMatchObject({ state: 'editing', failure: 'TooManyRequests' })
  expect(write).toHaveBeenCalledOnce()
  pass(1)
  expect(await submit()).toMatchObject({ state: 'sent' })
})

it('asks a stranger to sign in, and sends nothing if they do not', async () => {
  const signed = start({ author: null, isSignedIn: false })
  expect(await signed.submit()).toMatchObject({ state: 'sent' })
  expect(signed.signIn).toHaveBeenCalledOnce()
  const closed = start({ author: null, isSignedIn: false, signsIn: false, drafts: [[null, 'text']] })
  expect(await closed.submit()).toMatchObject({ state: 'editing', failure: 'NotSignedIn' })
  expect(closed.write).not.toHaveBeenCalled()
  expect(closed.drafts()[2]).toBe('text')
})

it('asks once to sign in again when the session has expired', async () => {
  const expired = () => refused({ _tag: 'SessionExpired' })
  const again = start({ answers: [expired()] })
  expect(await again.submit()).toMatchObject({ state: 'sent' })
  expect([again.signIn.mock.calls.length, again.write.mock.calls.length]).toEqual([1, 2])
  const twice = start({ answers: [expired(), expired()] })
  expect(await twice.submit()).toMatchObject({ state: 'editing', failure: 'SessionExpired' })
  expect([twice.signIn.mock.calls.length, twice.released.mock.calls.length]).toEqual([1, 2])
  const closed = start({ answers: [expired()], signsIn: false })
  expect(await closed.submit()).toMatchObject({ state: 'editing', failure: 'SessionExpired' })
})

it('sends a text for its author only, though another user signs in meanwhile', async () => {
  const { actor, submit, write } = start({ sender: 8 })
  const sent = submit()
  actor.send({ type: 'user.known', id: 8, empty: '', isTyped: true })
  expect(await sent).toMatchObject({ state: 'editing', failure: 'OtherAuthor' })
  expect(write).not.toHaveBeenCalled()
})

it.each([
  [true, 'sent', undefined, 2],
  [false, 'editing', 'NotSentAgain', 1],
] as const)('asks before it sends again after a lost answer (%s)', async (agrees, state, failure, calls) => {
  const { submit, write, marks, confirmAgain } = start({ answers: [lost], agrees })
  expect(await submit()).toMatchObject({ state: 'editing', failure: 'ApiUnavailable' })
  expect(marks.last(name)).toMatchObject({ isCertain: false })
  expect(await submit()).toMatchObject({ state, failure })
  expect([write.mock.calls.length, confirmAgain.mock.calls.length]).toEqual([calls, 1])
})

it.each([
  [true, 'sent', 1_000_000],
  [false, 'editing', undefined],
] as const)('checks whether a lost attempt was delivered if the form can (%s)', async (wasDelivered, state, at) => {
  const taken = refused({ _tag: 'FieldErrors', fields: {}, message: 'Уже есть.' })
  const { submit, pass, confirmAgain } = start({ answers: [lost, taken], canCheckDelivery: true, wasDelivered })
  await submit()
  pass(60_000)
  expect(await submit()).toMatchObject({ state, at })
  expect(confirmAgain).not.toHaveBeenCalled()
})

it('counts a submission that the visitor has found as sent', async () => {
  const { actor, submit, ended, drafts } = start({ answers: [lost], drafts: [[7, 'text']] })
  await submit()
  actor.send({ type: 'sent.found', sent: { input: 'text', at: 5, senderId: 7 } })
  expect(await ended()).toEqual({ state: 'sent', failure: undefined, at: 5 })
  expect(drafts()[0]).toBeUndefined()
})

it('waits for another tab’s lock, and does not repeat what that tab has sent', async () => {
  const { actor, submit, unlock, ended, marks, write } = start({ isLocked: true })
  void submit()
  await waitFor(actor, ({ value }) => JSON.stringify(value).includes('waiting'))
  marks.begin(name, { input: 'text', senderId: 7 }).arrived()
  expect(write).not.toHaveBeenCalled()
  unlock()
  expect(await ended()).toMatchObject({ state: 'sent' })
  expect(write).not.toHaveBeenCalled()
})

it('counts a thrown error as a failure after which the attempt stays uncertain', async () => {
  const { submit, marks, released } = start({ answers: [new Error('no chunk')] })
  expect(await submit()).toMatchObject({ state: 'editing', failure: 'ApiUnavailable' })
  expect(marks.last(name)).toMatchObject({ isCertain: false })
  expect(released).toHaveBeenCalledOnce()
})

it('offers a stranger’s draft to the user who signed in until they answer', () => {
  const offered = () => start({ drafts: [[null, 'unsigned']] })
  const [adopted, discarded, declined] = [offered(), offered(), offered()]
  expect(adopted.actor.getSnapshot()).toMatchObject({ value: { text: 'offered' } })
  adopted.actor.send({ type: 'draft.adopted' })
  expect(adopted.actor.getSnapshot()).toMatchObject({
    value: { text: 'settled' },
    context: { start: { draft: 'unsigned', fill: 'unsigned', offer: undefined } },
  })
  discarded.actor.send({ type: 'draft.discarded' })
  declined.actor.send({ type: 'draft.declined' })
  expect([adopted, discarded, declined].map(({ drafts }) => drafts()[2])).toEqual([undefined, undefined, 'unsigned'])
})

it('assigns the input to the identified user, unless it was sent', async () => {
  const { actor, submit } = start({ author: null, isSignedIn: false })
  await submit()
  actor.send({ type: 'user.known', id: 7, empty: '', isTyped: true })
  expect(actor.getSnapshot().context.start.author).toBe(null)
  const typing = start({ author: null })
  typing.actor.send({ type: 'user.known', id: 7, empty: '', isTyped: true })
  expect(typing.actor.getSnapshot().context.start).toMatchObject({ author: 7, typedBy: null, isContinued: true })
})
