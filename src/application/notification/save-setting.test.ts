import { expect, test, vi } from 'vitest'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { NotificationSettings } from '#domain/notification/notification.ts'
import { createSettingSaver } from './save-setting.ts'

type Answer = Awaited<ReturnType<ClientUseCases['updateNotificationSettings']>>
type Read = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>

const has = (settings: NotificationSettings): Read => ({ ok: true, value: anOwnProfile({ user: aUser({ settings }) }) })
const taken = (settings: NotificationSettings): Answer => ({ ok: true, value: settings })
const lost = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
const news = { type: 'news', isOn: false }

/** An API that gives these answers, in order. */
function api({ reads, answers }: { readonly reads: readonly Read[]; readonly answers: readonly Answer[] }) {
  const [readsLeft, answersLeft] = [[...reads], [...answers]]
  let [inFlight, mostInFlight] = [0, 0]
  const updateNotificationSettings = vi.fn<ClientUseCases['updateNotificationSettings']>(async () => {
    mostInFlight = Math.max(mostInFlight, (inFlight += 1))
    await Promise.resolve()
    inFlight -= 1
    return answersLeft.shift() ?? lost
  })
  const rememberSettings = vi.fn<(settings: NotificationSettings) => Promise<void>>(async () => undefined)
  const viewOwnProfile = async () => readsLeft.shift() ?? lost
  const save = createSettingSaver({ viewOwnProfile, updateNotificationSettings, rememberSettings })
  return {
    save,
    rememberSettings,
    mostInFlight: () => mostInFlight,
    sent: () => updateNotificationSettings.mock.calls.map(([settings]) => settings),
    remembered: () => rememberSettings.mock.calls.map(([settings]) => settings),
  }
}

test('sends all settings as the API has them, with the changed one', async () => {
  const { save, sent, remembered } = api({ reads: [has({ news: true, new_review: false })], answers: [taken({})] })
  expect(await save(news)).toEqual({ ok: true })
  expect(sent()).toEqual([{ news: false, new_review: false }])
  expect(remembered()).toEqual([{ news: false, new_review: false }])
})

test('remembers what the API answers', async () => {
  const { save, remembered } = api({ reads: [has({ news: true })], answers: [taken({ news: true, new_review: true })] })
  expect(await save(news)).toEqual({ ok: false, error: { _tag: 'NotChanged' } })
  expect(remembered()).toEqual([{ news: true, new_review: true }])
})

test('sends nothing if the settings can’t be read', async () => {
  const { save, sent } = api({ reads: [lost], answers: [] })
  expect(await save(news)).toEqual(lost)
  expect(sent()).toEqual([])
})

test('returns a refusal, and reads nothing again', async () => {
  const refused = { ok: false, error: { _tag: 'FieldErrors', fields: {}, message: 'Так нельзя.' } } as const
  const { save, remembered } = api({ reads: [has({ news: true }), has({ news: false })], answers: [refused] })
  expect(await save(news)).toEqual(refused)
  expect(remembered()).toEqual([])
})

test.each([
  [false, { ok: true }],
  [true, { ok: false, error: { _tag: 'NotChanged' } }],
])('after a lost answer looks up the setting, which is %j', async (isOn, outcome) => {
  const { save, remembered } = api({ reads: [has({ news: true }), has({ news: isOn })], answers: [lost] })
  expect(await save(news)).toEqual(outcome)
  expect(remembered()).toEqual([{ news: isOn }])
})

test('says that a change may have arrived if it can’t be looked up', async () => {
  const { save, remembered } = api({ reads: [has({ news: true }), lost], answers: [lost] })
  expect(await save(news)).toEqual({ ok: false, error: { _tag: 'MayHaveArrived' } })
  expect(remembered()).toEqual([])
})

test('R-notifications: has one change in flight, and the next one contains it', async () => {
  const reads = [has({ news: true, new_review: true }), has({ news: false, new_review: true })]
  const { save, sent, mostInFlight } = api({ reads, answers: [taken({}), taken({})] })
  await Promise.all([save(news), save({ type: 'new_review', isOn: false })])
  expect(mostInFlight()).toBe(1)
  expect(sent()).toEqual([
    { news: false, new_review: true },
    { news: false, new_review: false },
  ])
})

test('goes on after a change that failed or broke', async () => {
  const { save, rememberSettings } = api({ reads: [lost, has({}), has({})], answers: [taken({}), taken({})] })
  rememberSettings.mockRejectedValueOnce(new Error('broke'))
  const results = await Promise.allSettled([save(news), save(news), save(news)])
  expect(results).toMatchObject([{ value: lost }, { status: 'rejected' }, { value: { ok: true } }])
})
