import { afterEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aSession } from '#tests/builders/session.ts'
import type { Outcome } from '#application/outcome.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { createSentMarks } from '#application/shared/sent-marks.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { startSubmissionActor, submit } from './submission-actor.ts'

type Refusal = ApiUnavailable | { readonly _tag: 'NotSignedIn' | 'AlreadyThere' }
type Answer = Outcome<void, Refusal>
const done: Answer = { ok: true, value: undefined }
const refused = (error: Refusal): Answer => ({ ok: false, error })
const timeout = refused({ _tag: 'ApiUnavailable', reason: 'timeout' })
const expired = refused({ _tag: 'NotSignedIn' })

interface Given {
  readonly hint?: SessionHint | undefined
  readonly answers?: Answer[]
  readonly author?: number | null
  readonly senderId?: number | undefined
  readonly signsIn?: boolean
  readonly confirms?: boolean
  readonly wasDelivered?: (input: string, failure: Refusal) => Promise<boolean>
  readonly write?: () => Promise<Answer>
  readonly device?: ReturnType<typeof aDevice>
  readonly mayFinishLater?: boolean
}

function given({
  answers = [],
  author = null,
  signsIn = true,
  confirms = false,
  device = aDevice(),
  mayFinishLater = false,
  ...rest
}: Given) {
  const session = aSession('hint' in rest ? rest.hint : 'signed-in')
  const write = vi.fn<(input: string) => Promise<Answer>>(
    rest.write ?? (() => Promise.resolve(answers.shift() ?? done)),
  )
  const signIn = vi.fn(() => {
    if (signsIn) session.setHint('signed-in')
    return Promise.resolve(signsIn)
  })
  const confirmAgain = vi.fn(() => Promise.resolve(confirms))
  const readSenderId = vi.fn((_isNew: boolean) => Promise.resolve('senderId' in rest ? rest.senderId : 7))
  const marks = createSentMarks(device, Date.now)
  const { wasDelivered } = rest
  const isFields = (content: unknown): content is string => typeof content === 'string'
  const actor = startSubmissionActor(
    {
      clock: Date.now,
      draftable: { drafts: createDrafts(device, Date.now), name: 'review:4', empty: '', isFields },
      readSenderId: isNew => readSenderId(isNew),
      marks,
      write,
      confirmAgain,
      wasDelivered,
      session: { watch: session.watch, signIn },
      request: { purpose: 'find', ...(mayFinishLater && { mayFinishLater }) },
    },
    author,
  )
  const send = async (input = 'text') => {
    const ended = await submit(actor, input)
    if (!ended) throw new Error('It was not taken')
    const { failure, sent } = ended.context
    return failure === null ? { ok: true as const, value: sent } : { ok: false as const, error: failure }
  }
  return { send, write, signIn, confirmAgain, readSenderId, device }
}
const getTag = (outcome: Awaited<ReturnType<ReturnType<typeof given>['send']>>) =>
  outcome.ok ? 'sent' : outcome.error._tag

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('sends at once for a signed-in visitor', async () => {
  const { send, write, signIn, readSenderId } = given({ author: 7 })
  expect(getTag(await send())).toBe('sent')
  expect(write).toHaveBeenCalledExactlyOnceWith('text')
  expect(signIn).not.toHaveBeenCalled()
  expect(readSenderId).toHaveBeenCalledExactlyOnceWith(false)
})

test.each([undefined, 'expired', 'registering'] as const)('asks to sign in first (%s), then sends once', async hint => {
  const { send, write, signIn, readSenderId } = given({ hint })
  expect(getTag(await send())).toBe('sent')
  expect([signIn.mock.calls.length, write.mock.calls.length]).toEqual([1, 1])
  expect(readSenderId).toHaveBeenCalledExactlyOnceWith(true)
})

test('R-registration: a verified address is enough for a form whose author may finish later', async () => {
  const { send, write, signIn } = given({ hint: 'registering', mayFinishLater: true })
  expect(getTag(await send())).toBe('sent')
  expect(signIn).not.toHaveBeenCalled()
  expect(write).toHaveBeenCalledOnce()
})

test('sends nothing without a sign-in', async () => {
  const { send, write } = given({ hint: undefined, signsIn: false })
  expect(getTag(await send())).toBe('NotSignedIn')
  expect(write).not.toHaveBeenCalled()
})

test('asks to sign in again when the session expires during sending', async () => {
  const again = given({ answers: [expired] })
  expect(getTag(await again.send())).toBe('sent')
  expect([again.signIn.mock.calls.length, again.write.mock.calls.length]).toEqual([1, 2])
  const refusing = given({ answers: [expired, expired] })
  expect(getTag(await refusing.send())).toBe('NotSignedIn')
  expect(refusing.write).toHaveBeenCalledTimes(2)
})

test('sends a text for its author only', async () => {
  const other = given({ hint: 'expired', author: 7, senderId: 8 })
  expect(getTag(await other.send())).toBe('OtherAuthor')
  const unknown = given({ hint: 'expired', author: 7, senderId: undefined })
  expect(getTag(await unknown.send())).toBe('ApiUnavailable')
  expect([other.write, unknown.write].flatMap(write => write.mock.calls)).toEqual([])
})

test('does not repeat what another tab has sent, but sends another text', async () => {
  const device = aDevice()
  await given({ device }).send()
  const { send, write } = given({ device })
  expect(getTag(await send())).toBe('sent')
  expect(write).not.toHaveBeenCalled()
  await send('another text')
  expect(write).toHaveBeenCalledExactlyOnceWith('another text')
})

/** A fake of Web Locks: one holder at a time. */
function someLocks() {
  let last: Promise<unknown> = Promise.resolve()
  let isHeld = false
  return {
    request(_name: string, ...rest: readonly unknown[]): Promise<unknown> {
      const run = rest.at(-1) as (lock: object | null) => Promise<unknown>
      const isTry = rest.length === 2
      if (isTry && isHeld) return run(null)
      isHeld = true
      last = last.then(() => run({})).finally(() => (isHeld = false))
      return last
    },
  }
}

test('sends once when two tabs send the same at the same time', async () => {
  vi.stubGlobal('navigator', { locks: someLocks() })
  const device = aDevice()
  const [one, other] = [given({ device }), given({ device })]
  const results = await Promise.all([one.send(), other.send()])
  expect(results.map(getTag)).toEqual(['sent', 'sent'])
  expect([...one.write.mock.calls, ...other.write.mock.calls]).toEqual([['text']])
})

test.each([
  [false, 'NotSentAgain', 0],
  [true, 'sent', 1],
])('asks before it repeats an uncertain attempt (%s)', async (confirms, result, calls) => {
  const device = aDevice()
  expect(getTag(await given({ device, answers: [timeout] }).send())).toBe('ApiUnavailable')
  const { send, write, confirmAgain } = given({ device, confirms })
  expect(getTag(await send())).toBe(result)
  expect(confirmAgain).toHaveBeenCalledOnce()
  expect(write).toHaveBeenCalledTimes(calls)
})

test('repeats without asking an attempt that cannot have arrived', async () => {
  const { send, confirmAgain } = given({ answers: [refused({ _tag: 'ApiUnavailable', reason: 'failed' })] })
  expect(getTag(await send())).toBe('ApiUnavailable')
  expect(getTag(await send())).toBe('sent')
  expect(confirmAgain).not.toHaveBeenCalled()
})

test('repeats without asking if the form can check the delivery', async () => {
  const wasDelivered = vi.fn((_: string, { _tag }: Refusal) => Promise.resolve(_tag === 'AlreadyThere'))
  const there = refused({ _tag: 'AlreadyThere' })
  const lost = given({ answers: [timeout, there], wasDelivered })
  expect(getTag(await lost.send())).toBe('ApiUnavailable')
  expect(getTag(await lost.send('corrected'))).toBe('sent')
  expect(lost.confirmAgain).not.toHaveBeenCalled()
  expect(wasDelivered).toHaveBeenCalledExactlyOnceWith('corrected', there.ok ? undefined : there.error, 7)
  expect(getTag(await given({ answers: [there], wasDelivered }).send())).toBe('AlreadyThere')
})

test('uses the time of the first attempt if that was delivered', async () => {
  vi.setSystemTime(1_800_000_000_000)
  const wasDelivered = () => Promise.resolve(true)
  const device = aDevice()
  const { send } = given({ device, answers: [timeout, refused({ _tag: 'AlreadyThere' })], wasDelivered })
  await send()
  vi.setSystemTime(1_800_000_600_000)
  expect(await send()).toMatchObject({ ok: true, value: { at: 1_800_000_000_000 } })
  expect(await given({ device }).send()).toMatchObject({ ok: true, value: { at: 1_800_000_000_000 } })
})

test('shows the refusal and keeps the first attempt uncertain if it was not found', async () => {
  const device = aDevice()
  const wasDelivered = () => Promise.resolve(false)
  const { send } = given({ device, answers: [timeout, refused({ _tag: 'AlreadyThere' })], wasDelivered })
  await send()
  expect(getTag(await send())).toBe('AlreadyThere')
  const plain = given({ device })
  await plain.send()
  expect(plain.confirmAgain).toHaveBeenCalledOnce()
})

test('remembers an attempt after a reload during sending', async () => {
  const device = aDevice()
  const isUnanswered = given({ device, write: () => new Promise<Answer>(() => undefined) })
  void isUnanswered.send()
  await expect.poll(() => isUnanswered.write.mock.calls).toHaveLength(1)
  const { send, write, confirmAgain } = given({ device })
  expect(getTag(await send())).toBe('NotSentAgain')
  expect(confirmAgain).toHaveBeenCalledOnce()
  expect(write).not.toHaveBeenCalled()
})

test('asks after waiting for a tab that got no answer, without holding the lock', async () => {
  const locks = someLocks()
  vi.stubGlobal('navigator', { locks })
  const device = aDevice()
  const [one, other] = [given({ device, answers: [timeout] }), given({ device, confirms: true })]
  const results = await Promise.all([one.send(), other.send()])
  expect(results.map(getTag)).toEqual(['ApiUnavailable', 'sent'])
  expect(other.confirmAgain).toHaveBeenCalledOnce()
  const third = given({ device })
  expect(getTag(await third.send())).toBe('sent')
  expect(third.write).not.toHaveBeenCalled()
})

test('asks before it sends a corrected text too', async () => {
  const device = aDevice()
  await given({ device, answers: [timeout] }).send('txt')
  const { send, write, confirmAgain } = given({ device })
  expect(getTag(await send('text'))).toBe('NotSentAgain')
  expect(confirmAgain).toHaveBeenCalledOnce()
  expect(write).not.toHaveBeenCalled()
})

test('asks again if the repeated attempt was lost too', async () => {
  const { send, write, confirmAgain } = given({ answers: [timeout, timeout], confirms: true })
  await send()
  expect(getTag(await send())).toBe('ApiUnavailable')
  expect(getTag(await send())).toBe('sent')
  expect([write.mock.calls.length, confirmAgain.mock.calls.length]).toEqual([3, 2])
})

test('keeps an earlier attempt uncertain when a later one did not arrive', async () => {
  const lost = refused({ _tag: 'ApiUnavailable', reason: 'unreachable' })
  const { send, confirmAgain } = given({ answers: [timeout, lost], confirms: true })
  for (const _ of ['in doubt', 'not sent', 'asks again']) await send()
  expect(confirmAgain).toHaveBeenCalledTimes(2)
})

test('asks about an uncertain attempt by an unknown sender', async () => {
  const device = aDevice()
  await given({ device, senderId: undefined, answers: [timeout] }).send()
  const { send, confirmAgain } = given({ device, senderId: 7, author: 7 })
  expect(getTag(await send())).toBe('NotSentAgain')
  expect(confirmAgain).toHaveBeenCalledOnce()
})

test('sends the same text from another user, but asks if a sender is unknown', async () => {
  const device = aDevice()
  await given({ device, senderId: 7 }).send()
  const other = given({ device, senderId: 8 })
  expect(getTag(await other.send())).toBe('sent')
  expect(other.write).toHaveBeenCalledOnce()
  expect(other.confirmAgain).not.toHaveBeenCalled()
  const unknown = given({ device, senderId: undefined })
  expect(getTag(await unknown.send())).toBe('NotSentAgain')
  expect(unknown.confirmAgain).toHaveBeenCalledOnce()
})
