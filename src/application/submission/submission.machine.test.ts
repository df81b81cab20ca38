import { expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { aDevice } from '#tests/builders/device.ts'
import type { Outcome } from '#application/outcome.ts'
import { createDrafts, type DraftOwner } from '#application/shared/drafts.ts'
import { createSentMarks } from '#application/shared/sent-marks.ts'
import type { FieldErrors, TooManyRequests, ApiUnavailable } from '#domain/shared/api-errors.ts'
import { startSubmission } from './start-submission.ts'
import type { PossiblyDelivered } from './submission-errors.ts'
import { createSubmissionMachine } from './submission.machine.ts'

type WriteError = FieldErrors | TooManyRequests | ApiUnavailable | { readonly _tag: 'SessionExpired' }
type WriteOutcome = Outcome<void, WriteError>

const name = 'review:4'
const isFields = (content: unknown): content is string => typeof content === 'string'
const sentOutcome: WriteOutcome = { ok: true, value: undefined }
const createFailure = (error: WriteError): WriteOutcome => ({ ok: false, error })
const timeoutOutcome = createFailure({ _tag: 'ApiUnavailable', reason: 'timeout' })

interface StartOptions {
  readonly author?: DraftOwner
  readonly writeOutcomes?: (WriteOutcome | Error)[]
  readonly maySend?: boolean
  readonly isOffline?: boolean
  readonly signsIn?: boolean
  readonly senderId?: number | Promise<number>
  readonly agrees?: boolean
  readonly canCheckDelivery?: boolean
  readonly wasDelivered?: boolean
  readonly isLocked?: boolean
  readonly drafts?: readonly (readonly [DraftOwner, string])[]
}

function startForm({
  author = 7,
  writeOutcomes = [],
  isLocked = false,
  canCheckDelivery = false,
  drafts = [],
  ...options
}: StartOptions = {}) {
  const device = aDevice()
  let now = 1_000_000
  const clock = () => now
  const draftStore = createDrafts(device, clock)
  for (const [owner, text] of drafts) draftStore.write(name, owner, text)
  const marks = createSentMarks(device, clock)
  const write = vi.fn((_input: string) => {
    const outcome = writeOutcomes.shift() ?? sentOutcome
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
  })
  const signIn = vi.fn(() => Promise.resolve(options.signsIn ?? true))
  const confirmResend = vi.fn(() => Promise.resolve(options.agrees ?? false))
  const releaseLock = vi.fn()
  let unlock: () => void = () => undefined
  const machine = createSubmissionMachine<string, string, WriteError>().provide({
    guards: { maySend: () => options.maySend ?? true, isOffline: () => options.isOffline ?? false },
    actors: {
      signIn: fromPromise(signIn),
      readSenderId: fromPromise(() => Promise.resolve<number | undefined>(options.senderId ?? 7)),
      lock: fromCallback(({ sendBack }) => {
        unlock = () => sendBack({ type: 'lock.acquired' })
        if (!isLocked) unlock()
        return releaseLock
      }),
      readMark: fromPromise(() => Promise.resolve(marks.getLast(name))),
      beginMark: fromPromise(({ input }) => Promise.resolve(marks.beginAttempt(name, input))),
      write: fromPromise(({ input }) => write(input.input)),
      wasDelivered: fromPromise(() => Promise.resolve<boolean | PossiblyDelivered>(options.wasDelivered ?? false)),
      confirmResend: fromPromise(confirmResend),
    },
  })
  const draftable = { drafts: draftStore, name, initialFields: '', isFields }
  const input = { clock, draftable, start: startSubmission(draftable, author), canCheckDelivery }
  const actor = createActor(machine, { input }).start()
  const send = (text = 'text') => actor.send({ type: 'submitted', fields: text, input: text, visitor: author })
  const waitForEnd = async () => {
    const { value, context } = await waitFor(
      actor,
      ({ value: { sending } }) => sending === 'editing' || sending === 'sent',
    )
    return { state: value.sending, failure: context.failure?._tag, sentAt: context.sent?.sentAt }
  }
  return {
    actor,
    marks,
    write,
    signIn,
    confirmResend,
    releaseLock,
    waitForEnd,
    unlock: () => unlock(),
    send,
    submit: (text?: string) => {
      send(text)
      return waitForEnd()
    },
    advanceClock: (ms: number) => (now += ms),
    writeDraft: (text: string) => draftStore.write(name, author, text),
    readDrafts: () => [7, 8, null].map(owner => draftStore.read(name, owner)),
  }
}

it('sends once, marks the submission as delivered, and releases the lock', async () => {
  const { submit, write, marks, signIn, releaseLock } = startForm()
  expect(await submit()).toEqual({ state: 'sent', failure: undefined, sentAt: 1_000_000 })
  expect(write).toHaveBeenCalledExactlyOnceWith('text')
  expect(marks.getLast(name)).toMatchObject({ sentAt: 1_000_000, isCertain: true })
  expect([signIn.mock.calls.length, releaseLock.mock.calls.length]).toEqual([0, 1])
})

it('ignores a second press while in flight', async () => {
  const { send, submit, write } = startForm()
  const end = submit()
  send()
  await end
  expect(write).toHaveBeenCalledOnce()
})

it('keeps the draft but no mark if a field is rejected, and sends the corrected text', async () => {
  const fieldFailure = createFailure({ _tag: 'FieldErrors', fields: { text: ['Слишком коротко.'] }, message: '' })
  const { submit, marks, writeDraft, readDrafts } = startForm({ writeOutcomes: [fieldFailure], drafts: [[7, 'text']] })
  expect(await submit()).toMatchObject({ state: 'editing', failure: 'FieldErrors' })
  expect([marks.getLast(name), readDrafts()[0]]).toEqual([undefined, 'text'])
  writeDraft('longer text')
  expect(await submit('longer text')).toMatchObject({ state: 'sent', failure: undefined })
  expect(readDrafts()[0]).toBeUndefined()
})

it('keeps a draft typed into the same form in another tab, and drafts of other users', async () => {
  const formBesideOtherText = startForm({ drafts: [[7, 'other text']] })
  expect(await formBesideOtherText.submit()).toMatchObject({ state: 'sent' })
  expect(formBesideOtherText.readDrafts()).toEqual(['other text', undefined, undefined])
  const formBesideOtherUser = startForm({ drafts: [[8, 'text']] })
  expect(await formBesideOtherUser.submit()).toMatchObject({ state: 'sent' })
  expect(formBesideOtherUser.readDrafts()).toEqual([undefined, 'text', undefined])
})

it('sends nothing before the rate limit ends', async () => {
  const { submit, write, advanceClock } = startForm({
    writeOutcomes: [createFailure({ _tag: 'TooManyRequests', retryAfter: 60 })],
  })
  await submit()
  advanceClock(59_999)
  expect(await submit()).toMatchObject({ state: 'editing', failure: 'TooManyRequests' })
  expect(write).toHaveBeenCalledOnce()
  advanceClock(1)
  expect(await submit()).toMatchObject({ state: 'sent' })
})

it('asks a signed-out visitor to sign in, and sends nothing if they do not', async () => {
  const signedInForm = startForm({ author: null, maySend: false })
  expect(await signedInForm.submit()).toMatchObject({ state: 'sent' })
  expect(signedInForm.signIn).toHaveBeenCalledOnce()
  const canceledForm = startForm({ author: null, maySend: false, signsIn: false, drafts: [[null, 'text']] })
  expect(await canceledForm.submit()).toMatchObject({ state: 'editing', failure: 'NotSignedIn' })
  expect(canceledForm.write).not.toHaveBeenCalled()
  expect(canceledForm.readDrafts()[2]).toBe('text')
})

it('does not ask an offline visitor to sign in, sends nothing, and keeps the draft', async () => {
  const offlineForm = startForm({ author: null, maySend: false, isOffline: true, drafts: [[null, 'text']] })
  expect(await offlineForm.submit()).toMatchObject({ state: 'editing', failure: 'ApiUnavailable' })
  expect(offlineForm.actor.getSnapshot().context.failure).toMatchObject({ reason: 'offline' })
  expect([offlineForm.signIn.mock.calls.length, offlineForm.write.mock.calls.length]).toEqual([0, 0])
  expect(offlineForm.readDrafts()[2]).toBe('text')
})

it('asks once to sign in again when the session has expired', async () => {
  const createExpiredOutcome = () => createFailure({ _tag: 'SessionExpired' })
  const firstExpiry = startForm({ writeOutcomes: [createExpiredOutcome()] })
  expect(await firstExpiry.submit()).toMatchObject({ state: 'sent' })
  expect([firstExpiry.signIn.mock.calls.length, firstExpiry.write.mock.calls.length]).toEqual([1, 2])
  const secondExpiry = startForm({ writeOutcomes: [createExpiredOutcome(), createExpiredOutcome()] })
  expect(await secondExpiry.submit()).toMatchObject({ state: 'editing', failure: 'SessionExpired' })
  expect([secondExpiry.signIn.mock.calls.length, secondExpiry.releaseLock.mock.calls.length]).toEqual([1, 2])
  const canceledForm = startForm({ writeOutcomes: [createExpiredOutcome()], signsIn: false })
  expect(await canceledForm.submit()).toMatchObject({ state: 'editing', failure: 'SessionExpired' })
})

it('sends a submission only for its author, even if another user signs in meanwhile', async () => {
  const { actor, submit, write } = startForm({ senderId: 8 })
  const end = submit()
  actor.send({ type: 'user.known', id: 8, initialFields: '', isTyped: true, isHalfTyped: false })
  expect(await end).toMatchObject({ state: 'editing', failure: 'OtherAuthor' })
  expect(write).not.toHaveBeenCalled()
})

it('does not resume sending on a restored page that was left while the sender was being read', async () => {
  let readSender: () => void = () => undefined
  const senderId = new Promise<number>(resolve => (readSender = () => resolve(7)))
  const { actor, submit, write } = startForm({ senderId })
  const end = submit()
  expect(actor.getSnapshot().value).toMatchObject({ sending: 'identifying' })
  actor.send({ type: 'page.restored' })
  expect(await end).toEqual({ state: 'editing', failure: undefined, sentAt: undefined })
  readSender()
  await senderId
  expect(actor.getSnapshot().value).toMatchObject({ sending: 'editing' })
  expect(await submit()).toMatchObject({ state: 'sent' })
  expect(write).toHaveBeenCalledOnce()
})

it.each([
  [true, 'sent', undefined, 2],
  [false, 'editing', 'NotSentAgain', 1],
] as const)('asks before it sends again after a lost response (agrees: %s)', async (agrees, state, failure, calls) => {
  const { submit, write, marks, confirmResend } = startForm({ writeOutcomes: [timeoutOutcome], agrees })
  expect(await submit()).toMatchObject({ state: 'editing', failure: 'ApiUnavailable' })
  expect(marks.getLast(name)).toMatchObject({ isCertain: false })
  expect(await submit()).toMatchObject({ state, failure })
  expect([write.mock.calls.length, confirmResend.mock.calls.length]).toEqual([calls, 1])
})

it.each([
  [true, 'sent', 1_000_000],
  [false, 'editing', undefined],
] as const)(
  'checks whether a lost attempt was delivered, if the form can check this (delivered: %s)',
  async (wasDelivered, state, sentAt) => {
    const duplicate = createFailure({ _tag: 'FieldErrors', fields: {}, message: 'Уже есть.' })
    const writeOutcomes = [timeoutOutcome, duplicate]
    const { submit, advanceClock, confirmResend } = startForm({ writeOutcomes, canCheckDelivery: true, wasDelivered })
    await submit()
    advanceClock(60_000)
    expect(await submit()).toMatchObject({ state, sentAt })
    expect(confirmResend).not.toHaveBeenCalled()
  },
)

it('counts a submission as sent once the visitor has found it, and marks it as delivered', async () => {
  const { actor, submit, waitForEnd, marks, readDrafts } = startForm({
    writeOutcomes: [timeoutOutcome],
    drafts: [[7, 'text']],
  })
  await submit()
  actor.send({ type: 'sent.found', sent: { input: 'text', sentAt: 5, senderId: 7 } })
  expect(await waitForEnd()).toEqual({ state: 'sent', failure: undefined, sentAt: 5 })
  expect(marks.getLast(name)).toMatchObject({ sentAt: 5, isCertain: true })
  expect(readDrafts()[0]).toBeUndefined()
})

it('waits for another tab’s lock, and does not repeat the submission of that tab', async () => {
  const { actor, submit, unlock, waitForEnd, marks, write } = startForm({ isLocked: true })
  void submit()
  await waitFor(actor, ({ value }) => JSON.stringify(value).includes('waiting'))
  marks.beginAttempt(name, { input: 'text', senderId: 7 }).markDelivered()
  expect(write).not.toHaveBeenCalled()
  unlock()
  expect(await waitForEnd()).toMatchObject({ state: 'sent' })
  expect(write).not.toHaveBeenCalled()
})

it('treats a thrown error as a failed attempt whose delivery is uncertain', async () => {
  const { submit, marks, releaseLock } = startForm({ writeOutcomes: [new Error('no chunk')] })
  expect(await submit()).toMatchObject({ state: 'editing', failure: 'ApiUnavailable' })
  expect(marks.getLast(name)).toMatchObject({ isCertain: false })
  expect(releaseLock).toHaveBeenCalledOnce()
})

it('offers the anonymous draft to a signed-in user until they adopt, discard or decline it', () => {
  const startWithOffer = () => startForm({ drafts: [[null, 'anonymous']] })
  const [adopted, discarded, declined] = [startWithOffer(), startWithOffer(), startWithOffer()]
  expect(adopted.actor.getSnapshot()).toMatchObject({ value: { text: 'offered' } })
  adopted.actor.send({ type: 'draft.adopted' })
  expect(adopted.actor.getSnapshot()).toMatchObject({
    value: { text: 'settled' },
    context: { start: { draft: 'anonymous', fieldsToFill: 'anonymous', offer: undefined } },
  })
  discarded.actor.send({ type: 'draft.discarded' })
  declined.actor.send({ type: 'draft.declined' })
  for (const { actor } of [discarded, declined])
    expect(actor.getSnapshot()).toMatchObject({ value: { text: 'settled' } })
  expect([adopted, discarded, declined].map(({ readDrafts }) => readDrafts()[2])).toEqual([
    undefined,
    undefined,
    'anonymous',
  ])
})

it('assigns the input to the identified user, unless it was sent', async () => {
  const { actor, submit } = startForm({ author: null, maySend: false })
  await submit()
  actor.send({ type: 'user.known', id: 7, initialFields: '', isTyped: true, isHalfTyped: false })
  expect(actor.getSnapshot().context.start.author).toBe(null)
  const typing = startForm({ author: null })
  typing.actor.send({ type: 'user.known', id: 7, initialFields: '', isTyped: true, isHalfTyped: false })
  expect(typing.actor.getSnapshot().context.start).toMatchObject({
    author: 7,
    previousOwner: null,
    storesInput: true,
  })
})
