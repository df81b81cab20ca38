import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { NotificationSettings } from '#domain/notification/notification.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { NotificationSwitches } from './notification-switches.tsx'

type Update = ClientUseCases['updateNotificationSettings']
type Answer = Awaited<ReturnType<Update>>
type Read = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>

const unavailable: Answer = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

beforeEach(() => queryClient.clear())
afterEach(() => void vi.useRealTimers())

const has = (settings: NotificationSettings): Read => ({
  ok: true,
  value: anOwnProfile({ user: aUser({ settings }) }),
})

/** Answers the calls one by one. */
function show(settings: NotificationSettings, stored: NotificationSettings = {}) {
  queryClient.setQueryData(['own-profile'], anOwnProfile({ user: aUser({ settings }) }))
  const open: ((answer: Answer) => void)[] = []
  const update = vi.fn<Update>(() => new Promise(resolve => void open.push(resolve)))
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(async () => has({ ...settings, ...stored }))
  render(
    <UseCasesProvider useCases={{ ...pendingUseCases, viewOwnProfile, updateNotificationSettings: update }}>
      <NotificationSwitches settings={settings} />
    </UseCasesProvider>,
  )
  const answer = async (outcome: Answer) => {
    await waitFor(() => expect(open).not.toEqual([]))
    await act(async () => Promise.resolve(open.shift()?.(outcome)))
  }
  const saved = () => queryClient.getQueryData<OwnProfile>(['own-profile'])?.user.settings
  const user = userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {})
  return { user, viewOwnProfile, sent: () => update.mock.calls.map(([change]) => change), answer, saved }
}
const toggle = (name: RegExp) => screen.getByRole('switch', { name })
const taken = (settings: NotificationSettings): Answer => ({ ok: true, value: settings })

test('shows a switch for each type from the API, labelling an unknown type with its identifier', () => {
  show({ 'invoice.paid': true, news: false, new_review: true })
  expect(screen.getAllByRole('switch').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Новые отзывы',
    'Новости Знатока',
    'invoice.paid',
  ])
  expect(toggle(/Новости/)).not.toBeChecked()
  expect(toggle(/invoice/)).toBeChecked()
})

test('sends all settings with the changed one, and caches the result', async () => {
  const { user, sent, answer, saved } = show({ news: true, new_review: true })
  await user.click(toggle(/Новости/))
  expect(toggle(/Новости/)).not.toBeChecked()
  expect(sent()).toEqual([{ news: false, new_review: true }])
  await answer(taken({ news: false, new_review: true }))
  await waitFor(() => expect(saved()).toEqual({ news: false, new_review: true }))
})

test('saves the last of two quick presses', async () => {
  const { user, sent, answer, saved } = show({ news: true })
  await user.dblClick(toggle(/Новости/))
  expect(sent()).toEqual([{ news: false }])
  await answer(taken({ news: false }))
  await answer(taken({ news: true }))
  expect(sent()).toEqual([{ news: false }, { news: true }])
  expect(toggle(/Новости/)).toBeChecked()
  expect(saved()).toEqual({ news: true })
})

test('R-notifications: has one write in flight, whichever switches are pressed; a failed one rolls back alone', async () => {
  const { user, sent, answer, saved } = show({ news: true, new_review: true })
  await user.click(toggle(/Новости/))
  await user.click(toggle(/отзывы/))
  expect(sent()).toEqual([{ news: false, new_review: true }])
  await answer(unavailable)
  expect(toggle(/Новости/)).toBeChecked()
  expect(toggle(/Новости/)).toHaveAccessibleDescription(/«Новости Знатока» не\sсохранилась, вернули прежнюю/)
  await answer(taken({}))
  expect(sent()).toEqual([
    { news: false, new_review: true },
    { news: true, new_review: false },
  ])
  expect(toggle(/отзывы/)).not.toBeChecked()
  expect(saved()).toEqual({ news: true, new_review: false })
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await answer(taken({ news: false, new_review: false }))
  expect(toggle(/Новости/)).not.toBeChecked()
})

test.each([
  [{ ok: false, error: { _tag: 'FieldErrors', fields: {}, message: 'Так нельзя.' } }, /Так нельзя/],
  [{ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 65 } }, /через\s1:05/],
  [{ ok: false, error: { _tag: 'SessionExpired' } }, /Сеанс истёк/],
  [{ ok: true, value: { news: true } }, /не\sсохранилась/],
] as const)('says why it was not taken: %j', async (outcome, text) => {
  const { user, answer } = show({ news: true })
  await user.click(toggle(/Новости/))
  await answer(outcome)
  expect(toggle(/Новости/)).toBeChecked()
  expect(toggle(/Новости/)).toHaveAccessibleDescription(text)
})

const lost: Answer = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }
const unread: Read = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }

test('finds by a refetch that a write with a lost answer was saved', async () => {
  const { user, answer, saved, viewOwnProfile } = show({ news: true })
  await user.click(toggle(/Новости/))
  viewOwnProfile.mockResolvedValue(has({ news: false }))
  await answer(lost)
  await waitFor(() => expect(saved()).toEqual({ news: false }))
  expect(toggle(/Новости/)).not.toBeChecked()
  expect(toggle(/Новости/)).not.toHaveAccessibleDescription()
})

test('finds by a refetch that a write with a lost answer was not saved', async () => {
  const { user, answer } = show({ news: true })
  await user.click(toggle(/Новости/))
  await answer(lost)
  expect(toggle(/Новости/)).toBeChecked()
  expect(toggle(/Новости/)).toHaveAccessibleDescription(/вернули прежнюю/)
})

test('warns that a write may have been saved if the refetch fails too', async () => {
  const { user, answer, viewOwnProfile } = show({ news: true })
  await user.click(toggle(/Новости/))
  viewOwnProfile.mockResolvedValue(unread)
  await answer(lost)
  expect(toggle(/Новости/)).toHaveAccessibleDescription(/Неизвестно, сохранилась\sли/)
})

test('keeps what another tab has saved since', async () => {
  const { user, sent, answer, saved } = show({ news: true, new_review: true }, { new_review: false })
  await user.click(toggle(/Новости/))
  expect(sent()).toEqual([{ news: false, new_review: false }])
  await answer(taken({}))
  expect(saved()).toEqual({ news: false, new_review: false })
})

test('sends nothing while the saved settings can’t be read', async () => {
  const { user, sent, viewOwnProfile } = show({ news: true, new_review: true })
  viewOwnProfile.mockResolvedValue(unread)
  await user.click(toggle(/Новости/))
  await waitFor(() => expect(toggle(/Новости/)).toHaveAccessibleDescription(/вернули прежнюю/))
  expect(toggle(/Новости/)).toBeChecked()
  expect(sent()).toEqual([])
})

test('counts down a rate limit', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, answer } = show({ news: true })
  await user.click(toggle(/Новости/))
  await answer({ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 65 } })
  expect(toggle(/Новости/)).toHaveAccessibleDescription(/через\s1:0[45]/)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(toggle(/Новости/)).toHaveAccessibleDescription(/через\s0:5[45]/)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(toggle(/Новости/)).toHaveAccessibleDescription(/Можно попробовать снова/)
})
