import { expect, test, vi } from 'vitest'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { NotificationSettings } from '#domain/notification/notification.ts'
import { createSettingSaver } from './setting-saver.ts'

type UpdateOutcome = Awaited<ReturnType<ClientUseCases['updateNotificationSettings']>>
type ReadOutcome = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>

const createReadOutcome = (settings: NotificationSettings): ReadOutcome => ({
  ok: true,
  value: anOwnProfile({ user: aUser({ settings }) }),
})
const createUpdateOutcome = (settings: NotificationSettings): UpdateOutcome => ({ ok: true, value: settings })
const timeoutOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
/** A timeout of the read before the update is reported as `failed`, because nothing was sent. */
const unsentOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } } as const
const newsOff = { type: 'news', isOn: false }

function setUp({
  reads,
  updates,
}: {
  readonly reads: readonly ReadOutcome[]
  readonly updates: readonly UpdateOutcome[]
}) {
  const [remainingReads, remainingUpdates] = [[...reads], [...updates]]
  let [inFlight, maxInFlight] = [0, 0]
  const updateNotificationSettings = vi.fn<ClientUseCases['updateNotificationSettings']>(async () => {
    maxInFlight = Math.max(maxInFlight, (inFlight += 1))
    await Promise.resolve()
    inFlight -= 1
    return remainingUpdates.shift() ?? timeoutOutcome
  })
  const showSettings = vi.fn<(settings: NotificationSettings) => Promise<void>>(async () => undefined)
  const viewOwnProfile = async () => remainingReads.shift() ?? timeoutOutcome
  const save = createSettingSaver({ userId: 7, viewOwnProfile, updateNotificationSettings, showSettings })
  return {
    save,
    showSettings,
    getMaxInFlight: () => maxInFlight,
    getSentSettings: () => updateNotificationSettings.mock.calls.map(([settings]) => settings),
    getShownSettings: () => showSettings.mock.calls.map(([settings]) => settings),
  }
}

test('sends all current settings of the API with the changed one', async () => {
  const { save, getSentSettings, getShownSettings } = setUp({
    reads: [createReadOutcome({ news: true, new_review: false })],
    updates: [createUpdateOutcome({})],
  })
  expect(await save(newsOff)).toEqual({ ok: true })
  expect(getSentSettings()).toEqual([{ news: false, new_review: false }])
  expect(getShownSettings()).toEqual([{ news: false, new_review: false }])
})

test('shows the settings of the response, and reports that it does not contain the change', async () => {
  const { save, getShownSettings } = setUp({
    reads: [createReadOutcome({ news: true })],
    updates: [createUpdateOutcome({ news: true, new_review: true })],
  })
  expect(await save(newsOff)).toEqual({ ok: false, error: { _tag: 'NotChanged' } })
  expect(getShownSettings()).toEqual([{ news: true, new_review: true }])
})

test('sends nothing if the settings can’t be read', async () => {
  const { save, getSentSettings } = setUp({ reads: [timeoutOutcome], updates: [] })
  expect(await save(newsOff)).toEqual(unsentOutcome)
  expect(getSentSettings()).toEqual([])
})

test('sends unreadable single settings back unchanged', async () => {
  const unreadableSettings = { digest: { entry: 'daily' } }
  const { save, getSentSettings, getShownSettings } = setUp({
    reads: [{ ok: true, value: anOwnProfile({ user: aUser({ settings: { news: true } }), unreadableSettings }) }],
    updates: [createUpdateOutcome({})],
  })
  expect(await save(newsOff)).toEqual({ ok: true })
  expect(getSentSettings()).toEqual([{ news: false, ...unreadableSettings }])
  expect(getShownSettings()).toEqual([{ news: false }])
})

const unreadableOutcome: ReadOutcome = { ok: true, value: anOwnProfile({ hasUnreadableSettings: true }) }

test('sends nothing if this site can’t read any of the API’s settings, because they would be lost', async () => {
  const { save, getSentSettings, getShownSettings } = setUp({ reads: [unreadableOutcome], updates: [] })
  expect(await save(newsOff)).toEqual({ ok: false, error: { _tag: 'Incomplete' } })
  expect([getSentSettings(), getShownSettings()]).toEqual([[], []])
})

const otherUserOutcome: ReadOutcome = { ok: true, value: anOwnProfile({ user: aUser({ id: 8 }) }) }

test('sends nothing into the account of another user who has signed in', async () => {
  const { save, getSentSettings, getShownSettings } = setUp({ reads: [otherUserOutcome], updates: [] })
  expect(await save(newsOff)).toEqual({ ok: false, error: { _tag: 'OtherAuthor' } })
  expect([getSentSettings(), getShownSettings()]).toEqual([[], []])
})

test('returns a refusal without reading the settings again', async () => {
  const fieldErrors = { ok: false, error: { _tag: 'FieldErrors', fields: {}, message: 'Так нельзя.' } } as const
  const { save, getShownSettings } = setUp({
    reads: [createReadOutcome({ news: true }), createReadOutcome({ news: false })],
    updates: [fieldErrors],
  })
  expect(await save(newsOff)).toEqual(fieldErrors)
  expect(getShownSettings()).toEqual([])
})

test.each([
  [false, { ok: true }],
  [true, { ok: false, error: { _tag: 'NotChanged' } }],
])('after a lost response, reads whether the change was saved (isOn in the API: %j)', async (isOn, outcome) => {
  const { save, getShownSettings } = setUp({
    reads: [createReadOutcome({ news: true }), createReadOutcome({ news: isOn })],
    updates: [timeoutOutcome],
  })
  expect(await save(newsOff)).toEqual(outcome)
  expect(getShownSettings()).toEqual([{ news: isOn }])
})

test.each([timeoutOutcome, unreadableOutcome, otherUserOutcome])(
  'reports that a change may have arrived if the settings can’t be read after a lost response: %j',
  async read => {
    const { save, getShownSettings } = setUp({
      reads: [createReadOutcome({ news: true }), read],
      updates: [timeoutOutcome],
    })
    expect(await save(newsOff)).toEqual({ ok: false, error: { _tag: 'MayHaveArrived' } })
    expect(getShownSettings()).toEqual([])
  },
)

test('R-notifications: sends one change at a time, and the next one includes it', async () => {
  const reads = [
    createReadOutcome({ news: true, new_review: true }),
    createReadOutcome({ news: false, new_review: true }),
  ]
  const { save, getSentSettings, getMaxInFlight } = setUp({
    reads,
    updates: [createUpdateOutcome({}), createUpdateOutcome({})],
  })
  await Promise.all([save(newsOff), save({ type: 'new_review', isOn: false })])
  expect(getMaxInFlight()).toBe(1)
  expect(getSentSettings()).toEqual([
    { news: false, new_review: true },
    { news: false, new_review: false },
  ])
})

test('saves the next change after a failure or an exception', async () => {
  const { save, showSettings } = setUp({
    reads: [timeoutOutcome, createReadOutcome({}), createReadOutcome({})],
    updates: [createUpdateOutcome({}), createUpdateOutcome({})],
  })
  showSettings.mockRejectedValueOnce(new Error('broke'))
  const results = await Promise.allSettled([save(newsOff), save(newsOff), save(newsOff)])
  expect(results).toMatchObject([{ value: unsentOutcome }, { status: 'rejected' }, { value: { ok: true } }])
})
