import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { unanswered } from '#tests/builders/client-use-cases.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { NotificationSettings } from '#domain/notification/notification.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { NotificationSwitches } from './notification-switches.tsx'

type Update = ClientUseCases['updateNotificationSettings']
type Answer = Awaited<ReturnType<Update>>

const unavailable: Answer = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

beforeEach(() => queryClient.clear())

/** Answers the calls one by one. */
function show(settings: NotificationSettings, stored: NotificationSettings = {}) {
  queryClient.setQueryData(['own-profile'], anOwnProfile({ user: aUser({ settings }) }))
  const open: ((answer: Answer) => void)[] = []
  const update = vi.fn<Update>(() => new Promise(resolve => void open.push(resolve)))
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(async () => ({
    ok: true,
    value: anOwnProfile({ user: aUser({ settings: { ...settings, ...stored } }) }),
  }))
  render(
    <UseCasesProvider useCases={{ ...unanswered, viewOwnProfile, updateNotificationSettings: update }}>
      <NotificationSwitches settings={settings} />
    </UseCasesProvider>,
  )
  const answer = async (outcome: Answer) => {
    await waitFor(() => expect(open).not.toEqual([]))
    await act(async () => Promise.resolve(open.shift()?.(outcome)))
  }
  const saved = () => queryClient.getQueryData<OwnProfile>(['own-profile'])?.user.settings
  return { user: userEvent.setup(), sent: () => update.mock.calls.map(([change]) => change), answer, saved }
}
const toggle = (name: RegExp) => screen.getByRole('switch', { name })
const taken = (settings: NotificationSettings): Answer => ({ ok: true, value: settings })

test('has a switch for each type that the API names, an unknown one under its own name', () => {
  show({ 'invoice.paid': true, news: false, new_review: true })
  expect(screen.getAllByRole('switch').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Новые отзывы',
    'Новости Знатока',
    'invoice.paid',
  ])
  expect(toggle(/Новости/)).not.toBeChecked()
  expect(toggle(/invoice/)).toBeChecked()
})

test('sends all settings with what was pressed, and remembers it', async () => {
  const { user, sent, answer, saved } = show({ news: true, new_review: true })
  await user.click(toggle(/Новости/))
  expect(toggle(/Новости/)).not.toBeChecked()
  expect(sent()).toEqual([{ news: false, new_review: true }])
  await answer(taken({ news: false, new_review: true }))
  await waitFor(() => expect(saved()).toEqual({ news: false, new_review: true }))
})

test('two quick presses end as pressed last', async () => {
  const { user, sent, answer, saved } = show({ news: true })
  await user.dblClick(toggle(/Новости/))
  expect(sent()).toEqual([{ news: false }])
  await answer(taken({ news: false }))
  await answer(taken({ news: true }))
  expect(sent()).toEqual([{ news: false }, { news: true }])
  expect(toggle(/Новости/)).toBeChecked()
  expect(saved()).toEqual({ news: true })
})

test('has one write in flight, whichever switches are pressed; a failed one rolls back alone', async () => {
  const { user, sent, answer, saved } = show({ news: true, new_review: true })
  await user.click(toggle(/Новости/))
  await user.click(toggle(/отзывы/))
  expect(sent()).toEqual([{ news: false, new_review: true }])
  await answer(unavailable)
  expect(toggle(/Новости/)).toBeChecked()
  expect(toggle(/Новости/)).toHaveAccessibleDescription(/«Новости Знатока». Вернули как было/)
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
  [{ ok: false, error: { _tag: 'SessionExpired' } }, /Вход устарел/],
  [{ ok: true, value: { news: true } }, /Не\sсохранилось/],
] as const)('says why it was not taken: %j', async (outcome, text) => {
  const { user, answer } = show({ news: true })
  await user.click(toggle(/Новости/))
  await answer(outcome)
  expect(toggle(/Новости/)).toBeChecked()
  expect(toggle(/Новости/)).toHaveAccessibleDescription(text)
})

test('a write whose answer was lost may have been saved: what the API has is read again', async () => {
  const { user, answer, saved } = show({ news: true }, { news: false })
  await user.click(toggle(/Новости/))
  await answer({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } })
  await waitFor(() => expect(saved()).toEqual({ news: false }))
  expect(toggle(/Новости/)).toHaveAccessibleDescription(/могло сохраниться/)
})
