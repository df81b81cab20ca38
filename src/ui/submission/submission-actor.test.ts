import { afterEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aLockManager } from '#tests/builders/lock-manager.ts'
import { aSession } from '#tests/builders/session.ts'
import type { Outcome } from '#application/outcome.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { createSentMarks } from '#application/shared/sent-marks.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { startSubmissionActor, submit } from './submission-actor.ts'

type Refusal = ApiUnavailable | { readonly _tag: 'NotSignedIn' | 'AlreadyThere' }
type WriteOutcome = Outcome<void, Refusal>
const sentOutcome: WriteOutcome = { ok: true, value: undefined }
const createFailure = (error: Refusal): WriteOutcome => ({ ok: false, error })
const timeout = createFailure({ _tag: 'ApiUnavailable', reason: 'timeout' })
const notSignedIn = createFailure({ _tag: 'NotSignedIn' })

interface SetUpOptions {
  readonly hint?: SessionHint | undefined
  readonly outcomes?: WriteOutcome[]
  readonly author?: number | null
  readonly senderId?: number | undefined
  readonly signsIn?: boolean
  readonly isConfirmed?: boolean
  readonly wasDelivered?: (input: string, failure: Refusal) => Promise<boolean>
  readonly write?: () => Promise<WriteOutcome>
  readonly device?: ReturnType<typeof aDevice>
  readonly mayFinishLater?: boolean
}

function setUp({
  outcomes = [],
  author = null,
  signsIn = true,
  isConfirmed = false,
  device = aDevice(),
  mayFinishLater = false,
  ...options
}: SetUpOptions) {
  const session = aSession('hint' in options ? options.hint : 'signed-in')
  const write = vi.fn<(input: string) => Promise<WriteOutcome>>(
    options.write ?? (() => Promise.resolve(outcomes.shift() ?? sentOutcome)),
  )
  const signIn = vi.fn(() => {
    if (signsIn) session.setHint('signed-in')
    return Promise.resolve(signsIn)
  })
  const confirmResend = vi.fn(() => Promise.resolve(isConfirmed))
  const readSenderId = vi.fn((_isNew: boolean) => Promise.resolve('senderId' in options ? options.senderId : 7))
  const marks = createSentMarks(device, Date.now)
  const { wasDelivered } = options
  const isFields = (content: unknown): content is string => typeof content === 'string'
  const actor = startSubmissionActor(
    {
      clock: Date.now,
      draftable: { drafts: createDrafts(device, Date.now), name: 'review:4', initialFields: '', isFields },
      readSenderId: isNew => readSenderId(isNew),
      marks,
      write,
      confirmResend,
      wasDelivered,
      session: { watch: session.watch, signIn },
      request: { purpose: 'find', note: '', ...(mayFinishLater && { mayFinishLater }) },
    },
    author,
  )
  const send = async (input = 'text') => {
    const snapshot = await submit(actor, { fields: input, input, visitor: undefined })
    if (!snapshot) throw new Error('The actor did not accept the submission')
    const { failure, sent } = snapshot.context
    return failure === null ? { ok: true as const, value: sent } : { ok: false as const, error: failure }
  }
  return { send, write, signIn, confirmResend, readSenderId, device }
}
const getTag = (outcome: Awaited<ReturnType<ReturnType<typeof setUp>['send']>>) =>
  outcome.ok ? 'sent' : outcome.error._tag

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('sends at once for a signed-in visitor', async () => {
  const { send, write, signIn, readSenderId } = setUp({ author: 7 })
  expect(getTag(await send())).toBe('sent')
  expect(write).toHaveBeenCalledExactlyOnceWith('text')
  expect(signIn).not.toHaveBeenCalled()
  expect(readSenderId).toHaveBeenCalledExactlyOnceWith(false)
})

test.each([undefined, 'expired', 'registering'] as const)('asks to sign in first (%s), then sends once', async hint => {
  const { send, write, signIn, readSenderId } = setUp({ hint })
  expect(getTag(await send())).toBe('sent')
  expect([signIn.mock.calls.length, write.mock.calls.length]).toEqual([1, 1])
  expect(readSenderId).toHaveBeenCalledExactlyOnceWith(true)
})

test('R-registration: a verified email is enough for a form whose author may create the account later', async () => {
  const { send, write, signIn } = setUp({ hint: 'registering', mayFinishLater: true })
  expect(getTag(await send())).toBe('sent')
  expect(signIn).not.toHaveBeenCalled()
  expect(write).toHaveBeenCalledOnce()
})

test('sends nothing without a sign-in', async () => {
  const { send, write } = setUp({ hint: undefined, signsIn: false })
  expect(getTag(await send())).toBe('NotSignedIn')
  expect(write).not.toHaveBeenCalled()
})

test('asks to sign in again if the visitor turns out to be signed out during sending', async () => {
  const acceptedForm = setUp({ outcomes: [notSignedIn] })
  expect(getTag(await acceptedForm.send())).toBe('sent')
  expect([acceptedForm.signIn.mock.calls.length, acceptedForm.write.mock.calls.length]).toEqual([1, 2])
  const refusedForm = setUp({ outcomes: [notSignedIn, notSignedIn] })
  expect(getTag(await refusedForm.send())).toBe('NotSignedIn')
  expect(refusedForm.write).toHaveBeenCalledTimes(2)
})

test('sends a submission for its author only', async () => {
  const otherForm = setUp({ hint: 'expired', author: 7, senderId: 8 })
  expect(getTag(await otherForm.send())).toBe('OtherAuthor')
  const unknownSenderForm = setUp({ hint: 'expired', author: 7, senderId: undefined })
  expect(getTag(await unknownSenderForm.send())).toBe('ApiUnavailable')
  expect([otherForm.write, unknownSenderForm.write].flatMap(write => write.mock.calls)).toEqual([])
})

test('does not repeat what another tab has sent, but sends another text', async () => {
  const device = aDevice()
  await setUp({ device }).send()
  const [sameText, otherText] = [setUp({ device }), setUp({ device })]
  expect(getTag(await sameText.send())).toBe('sent')
  expect(sameText.write).not.toHaveBeenCalled()
  await otherText.send('another text')
  expect(otherText.write).toHaveBeenCalledExactlyOnceWith('another text')
})

test('sends once when two tabs send the same at the same time', async () => {
  vi.stubGlobal('navigator', { locks: aLockManager() })
  const device = aDevice()
  const [firstTab, secondTab] = [setUp({ device }), setUp({ device })]
  const results = await Promise.all([firstTab.send(), secondTab.send()])
  expect(results.map(getTag)).toEqual(['sent', 'sent'])
  expect([...firstTab.write.mock.calls, ...secondTab.write.mock.calls]).toEqual([['text']])
})

test.each([
  [false, 'NotSentAgain', 0],
  [true, 'sent', 1],
])('asks before it repeats an uncertain attempt (confirmed: %s)', async (isConfirmed, expectedTag, callCount) => {
  const device = aDevice()
  expect(getTag(await setUp({ device, outcomes: [timeout] }).send())).toBe('ApiUnavailable')
  const { send, write, confirmResend } = setUp({ device, isConfirmed })
  expect(getTag(await send())).toBe(expectedTag)
  expect(confirmResend).toHaveBeenCalledOnce()
  expect(write).toHaveBeenCalledTimes(callCount)
})

test('repeats without asking an attempt that cannot have arrived', async () => {
  const { send, confirmResend } = setUp({ outcomes: [createFailure({ _tag: 'ApiUnavailable', reason: 'failed' })] })
  expect(getTag(await send())).toBe('ApiUnavailable')
  expect(getTag(await send())).toBe('sent')
  expect(confirmResend).not.toHaveBeenCalled()
})

test('repeats without asking if the form can check the delivery', async () => {
  const wasDelivered = vi.fn((_: string, { _tag }: Refusal) => Promise.resolve(_tag === 'AlreadyThere'))
  const refusal = { _tag: 'AlreadyThere' } as const
  const alreadyThere = createFailure(refusal)
  const form = setUp({ outcomes: [timeout, alreadyThere], wasDelivered })
  expect(getTag(await form.send())).toBe('ApiUnavailable')
  expect(getTag(await form.send('corrected'))).toBe('sent')
  expect(form.confirmResend).not.toHaveBeenCalled()
  expect(wasDelivered).toHaveBeenCalledExactlyOnceWith('corrected', refusal, 7)
  expect(getTag(await setUp({ outcomes: [alreadyThere], wasDelivered }).send())).toBe('AlreadyThere')
})

test('uses the time of the first attempt if that was delivered', async () => {
  vi.setSystemTime(1_800_000_000_000)
  const wasDelivered = () => Promise.resolve(true)
  const device = aDevice()
  const { send } = setUp({ device, outcomes: [timeout, createFailure({ _tag: 'AlreadyThere' })], wasDelivered })
  await send()
  vi.setSystemTime(1_800_000_600_000)
  expect(await send()).toMatchObject({ ok: true, value: { sentAt: 1_800_000_000_000 } })
  expect(await setUp({ device }).send()).toMatchObject({ ok: true, value: { sentAt: 1_800_000_000_000 } })
})

test('shows the refusal and keeps the first attempt uncertain if that attempt was not found', async () => {
  const device = aDevice()
  const wasDelivered = () => Promise.resolve(false)
  const { send } = setUp({ device, outcomes: [timeout, createFailure({ _tag: 'AlreadyThere' })], wasDelivered })
  await send()
  expect(getTag(await send())).toBe('AlreadyThere')
  const secondForm = setUp({ device })
  await secondForm.send()
  expect(secondForm.confirmResend).toHaveBeenCalledOnce()
})

test('remembers an attempt after a reload during sending', async () => {
  const device = aDevice()
  const unansweredForm = setUp({ device, write: () => new Promise<WriteOutcome>(() => undefined) })
  void unansweredForm.send()
  await expect.poll(() => unansweredForm.write.mock.calls).toHaveLength(1)
  const { send, write, confirmResend } = setUp({ device })
  expect(getTag(await send())).toBe('NotSentAgain')
  expect(confirmResend).toHaveBeenCalledOnce()
  expect(write).not.toHaveBeenCalled()
})

test('asks after waiting for a tab that got no response, without holding the lock', async () => {
  vi.stubGlobal('navigator', { locks: aLockManager() })
  const device = aDevice()
  const [firstTab, secondTab] = [setUp({ device, outcomes: [timeout] }), setUp({ device })]
  let answer: (isConfirmed: boolean) => void = () => undefined
  secondTab.confirmResend.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  const results = Promise.all([firstTab.send(), secondTab.send()])
  await expect.poll(() => secondTab.confirmResend.mock.calls).toHaveLength(1)
  // This tab would wait for the lock if the second tab held it while asking.
  expect(getTag(await setUp({ device }).send())).toBe('NotSentAgain')
  answer(true)
  expect((await results).map(getTag)).toEqual(['ApiUnavailable', 'sent'])
  const fourthTab = setUp({ device })
  expect(getTag(await fourthTab.send())).toBe('sent')
  expect(fourthTab.write).not.toHaveBeenCalled()
})

test('asks before it sends a corrected text after an uncertain attempt', async () => {
  const device = aDevice()
  await setUp({ device, outcomes: [timeout] }).send('txt')
  const { send, write, confirmResend } = setUp({ device })
  expect(getTag(await send('text'))).toBe('NotSentAgain')
  expect(confirmResend).toHaveBeenCalledOnce()
  expect(write).not.toHaveBeenCalled()
})

test('asks again if the repeated attempt was lost too', async () => {
  const { send, write, confirmResend } = setUp({ outcomes: [timeout, timeout], isConfirmed: true })
  await send()
  expect(getTag(await send())).toBe('ApiUnavailable')
  expect(getTag(await send())).toBe('sent')
  expect([write.mock.calls.length, confirmResend.mock.calls.length]).toEqual([3, 2])
})

test('keeps an earlier attempt uncertain when a later one did not arrive', async () => {
  const unreachable = createFailure({ _tag: 'ApiUnavailable', reason: 'unreachable' })
  const { send, confirmResend } = setUp({ outcomes: [timeout, unreachable], isConfirmed: true })
  await send()
  await send()
  await send()
  expect(confirmResend).toHaveBeenCalledTimes(2)
})

test('asks about an uncertain attempt by an unknown sender', async () => {
  const device = aDevice()
  await setUp({ device, senderId: undefined, outcomes: [timeout] }).send()
  const { send, confirmResend } = setUp({ device, senderId: 7, author: 7 })
  expect(getTag(await send())).toBe('NotSentAgain')
  expect(confirmResend).toHaveBeenCalledOnce()
})

test('sends the same text from another user, but asks if a sender is unknown', async () => {
  const device = aDevice()
  await setUp({ device, senderId: 7 }).send()
  const otherForm = setUp({ device, senderId: 8 })
  expect(getTag(await otherForm.send())).toBe('sent')
  expect(otherForm.write).toHaveBeenCalledOnce()
  expect(otherForm.confirmResend).not.toHaveBeenCalled()
  const unknownSenderForm = setUp({ device, senderId: undefined })
  expect(getTag(await unknownSenderForm.send())).toBe('NotSentAgain')
  expect(unknownSenderForm.confirmResend).toHaveBeenCalledOnce()
})

test('sends without asking after an uncertain attempt of another user', async () => {
  const device = aDevice()
  await setUp({ device, senderId: 7, outcomes: [timeout] }).send()
  const { send, confirmResend } = setUp({ device, senderId: 8 })
  expect(getTag(await send())).toBe('sent')
  expect(confirmResend).not.toHaveBeenCalled()
})

test('shows a refusal without a check after an uncertain attempt of another user', async () => {
  const device = aDevice()
  const wasDelivered = vi.fn(() => Promise.resolve(true))
  await setUp({ device, senderId: 7, outcomes: [timeout] }).send()
  const { send } = setUp({ device, senderId: 8, outcomes: [createFailure({ _tag: 'AlreadyThere' })], wasDelivered })
  expect(getTag(await send())).toBe('AlreadyThere')
  expect(wasDelivered).not.toHaveBeenCalled()
})
