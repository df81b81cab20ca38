import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { NotificationSettings } from '#domain/notification/notification.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { NotificationSwitches } from './notification-switches.tsx'

type UpdateSettings = ClientUseCases['updateNotificationSettings']
type UpdateOutcome = Awaited<ReturnType<UpdateSettings>>
type ReadOutcome = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>

const unavailableOutcome: UpdateOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

beforeEach(() => queryClient.clear())
afterEach(() => void vi.useRealTimers())

const createReadOutcome = (settings: NotificationSettings): ReadOutcome => ({
  ok: true,
  value: anOwnProfile({ user: aUser({ settings }) }),
})

/** `stored` overrides the settings that the API returns. */
function renderSwitches(settings: NotificationSettings, stored: NotificationSettings = {}) {
  queryClient.setQueryData(['own-profile'], anOwnProfile({ user: aUser({ settings }) }))
  const pendingUpdates: ((outcome: UpdateOutcome) => void)[] = []
  const updateSettings = vi.fn<UpdateSettings>(() => new Promise(resolve => void pendingUpdates.push(resolve)))
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(async () =>
    createReadOutcome({ ...settings, ...stored }),
  )
  render(
    <UseCasesContext value={{ ...pendingUseCases, viewOwnProfile, updateNotificationSettings: updateSettings }}>
      <NotificationSwitches userId={7} settings={settings} />
    </UseCasesContext>,
  )
  const respond = async (outcome: UpdateOutcome) => {
    await waitFor(() => expect(pendingUpdates).not.toEqual([]))
    await act(async () => Promise.resolve(pendingUpdates.shift()?.(outcome)))
  }
  const getCachedSettings = () => queryClient.getQueryData<OwnProfile>(['own-profile'])?.user.settings
  return {
    user: userEvent.setup(),
    viewOwnProfile,
    listSentSettings: () => updateSettings.mock.calls.map(([change]) => change),
    respond,
    getCachedSettings,
  }
}
const getSwitch = (name: RegExp) => screen.getByRole('switch', { name })
const createSavedOutcome = (settings: NotificationSettings): UpdateOutcome => ({ ok: true, value: settings })

test('shows a switch for each type from the API, and labels an unknown type with its identifier', () => {
  renderSwitches({ 'invoice.paid': true, news: false, new_review: true })
  expect(screen.getAllByRole('switch').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Новые отзывы',
    'Новости каталога',
    'invoice.paid',
  ])
  expect(getSwitch(/Новости/)).not.toBeChecked()
  expect(getSwitch(/invoice/)).toBeChecked()
})

test('sends all settings with the changed one, and caches the result', async () => {
  const { user, listSentSettings, respond, getCachedSettings } = renderSwitches({ news: true, new_review: true })
  await user.click(getSwitch(/Новости/))
  expect(getSwitch(/Новости/)).not.toBeChecked()
  expect(listSentSettings()).toEqual([{ news: false, new_review: true }])
  await respond(createSavedOutcome({ news: false, new_review: true }))
  await waitFor(() => expect(getCachedSettings()).toEqual({ news: false, new_review: true }))
})

test('saves the last of two quick presses', async () => {
  const { user, listSentSettings, respond, getCachedSettings } = renderSwitches({ news: true })
  await user.dblClick(getSwitch(/Новости/))
  expect(listSentSettings()).toEqual([{ news: false }])
  await respond(createSavedOutcome({ news: false }))
  await respond(createSavedOutcome({ news: true }))
  expect(listSentSettings()).toEqual([{ news: false }, { news: true }])
  expect(getSwitch(/Новости/)).toBeChecked()
  expect(getCachedSettings()).toEqual({ news: true })
})

test('R-notifications: sends one write at a time for all switches, and rolls back only the failed one', async () => {
  const { user, listSentSettings, respond, getCachedSettings } = renderSwitches({ news: true, new_review: true })
  await user.click(getSwitch(/Новости/))
  await user.click(getSwitch(/отзывы/))
  expect(listSentSettings()).toEqual([{ news: false, new_review: true }])
  await respond(unavailableOutcome)
  expect(getSwitch(/Новости/)).toBeChecked()
  expect(getSwitch(/Новости/)).toHaveAccessibleDescription(/«Новости каталога» не\sсохранилась, вернули прежнюю/)
  await respond(createSavedOutcome({}))
  expect(listSentSettings()).toEqual([
    { news: false, new_review: true },
    { news: true, new_review: false },
  ])
  expect(getSwitch(/отзывы/)).not.toBeChecked()
  expect(getCachedSettings()).toEqual({ news: true, new_review: false })
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await respond(createSavedOutcome({ news: false, new_review: false }))
  expect(getSwitch(/Новости/)).not.toBeChecked()
})

test('saves on a restored page although an earlier save never settles', async () => {
  const { user, listSentSettings } = renderSwitches({ news: true, new_review: true })
  await user.click(getSwitch(/Новости/))
  await waitFor(() => expect(listSentSettings()).toHaveLength(1))
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(getSwitch(/Новости/)).toBeChecked()
  await user.click(getSwitch(/отзывы/))
  await waitFor(() => expect(listSentSettings().slice(1)).toEqual([{ news: true, new_review: false }]))
})

test.each([
  [{ ok: false, error: { _tag: 'FieldErrors', fields: {}, message: 'Так нельзя.' } }, /Так нельзя/],
  [{ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 65 } }, /через\s1:05/],
  [{ ok: false, error: { _tag: 'SessionExpired' } }, /Сеанс истёк/],
  [{ ok: true, value: { news: true } }, /не\sсохранилась/],
] as const)('shows why a setting was not saved: %j', async (outcome, text) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { user, respond } = renderSwitches({ news: true })
  await user.click(getSwitch(/Новости/))
  await respond(outcome)
  expect(getSwitch(/Новости/)).toBeChecked()
  expect(getSwitch(/Новости/)).toHaveAccessibleDescription(text)
})

const timeoutOutcome: UpdateOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }
const readTimeoutOutcome: ReadOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }

test('keeps the change if a refetch after a timeout shows that it was saved', async () => {
  const { user, respond, getCachedSettings, viewOwnProfile } = renderSwitches({ news: true })
  await user.click(getSwitch(/Новости/))
  viewOwnProfile.mockResolvedValue(createReadOutcome({ news: false }))
  await respond(timeoutOutcome)
  await waitFor(() => expect(getCachedSettings()).toEqual({ news: false }))
  expect(getSwitch(/Новости/)).not.toBeChecked()
  expect(getSwitch(/Новости/)).not.toHaveAccessibleDescription()
})

test('rolls back the change if a refetch after a timeout shows that it was not saved', async () => {
  const { user, respond } = renderSwitches({ news: true })
  await user.click(getSwitch(/Новости/))
  await respond(timeoutOutcome)
  expect(getSwitch(/Новости/)).toBeChecked()
  expect(getSwitch(/Новости/)).toHaveAccessibleDescription(/вернули прежнюю/)
})

test('warns after a timeout and a failed refetch that the change may have been saved', async () => {
  const { user, respond, viewOwnProfile } = renderSwitches({ news: true })
  await user.click(getSwitch(/Новости/))
  viewOwnProfile.mockResolvedValue(readTimeoutOutcome)
  await respond(timeoutOutcome)
  expect(getSwitch(/Новости/)).toHaveAccessibleDescription(/Неизвестно, сохранилась\sли/)
})

test('keeps settings saved in another tab', async () => {
  const { user, listSentSettings, respond, getCachedSettings } = renderSwitches(
    { news: true, new_review: true },
    { new_review: false },
  )
  await user.click(getSwitch(/Новости/))
  expect(listSentSettings()).toEqual([{ news: false, new_review: false }])
  await respond(createSavedOutcome({}))
  expect(getCachedSettings()).toEqual({ news: false, new_review: false })
})

test('sends nothing while the saved settings can’t be read', async () => {
  const { user, listSentSettings, viewOwnProfile } = renderSwitches({ news: true, new_review: true })
  viewOwnProfile.mockResolvedValue(readTimeoutOutcome)
  await user.click(getSwitch(/Новости/))
  await waitFor(() => expect(getSwitch(/Новости/)).toHaveAccessibleDescription(/вернули прежнюю/))
  expect(getSwitch(/Новости/)).toBeChecked()
  expect(listSentSettings()).toEqual([])
})

test('counts down before the next attempt after a 429', async () => {
  const { user, listSentSettings, respond } = renderSwitches({ news: true })
  await user.click(getSwitch(/Новости/))
  await waitFor(() => expect(listSentSettings()).toHaveLength(1))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await respond({ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 65 } })
  expect(getSwitch(/Новости/)).toHaveAccessibleDescription(/через\s1:05/)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(getSwitch(/Новости/)).toHaveAccessibleDescription(/через\s0:55/)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(getSwitch(/Новости/)).toHaveAccessibleDescription(/Можно попробовать снова/)
})
