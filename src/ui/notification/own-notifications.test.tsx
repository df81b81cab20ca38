import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aNotification, anInbox, someNotifications } from '#tests/builders/notification.ts'
import { aSession } from '#tests/builders/session.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Notification } from '#domain/notification/notification.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { queryClient } from '#ui/query-client.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { OwnNotifications } from './own-notifications.tsx'

const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } } as const

beforeEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/profile')
})
afterEach(() => void vi.useRealTimers())

function renderNotifications(
  items: readonly Notification[],
  useCases: Partial<ClientUseCases> = {},
  locale: Locale = 'ru',
) {
  const inbox = anInbox(items)
  const markNotificationsRead = vi.fn(inbox.markNotificationsRead)
  const askToSignIn = vi.fn<() => void>()
  const allUseCases = { ...pendingUseCases, ...inbox, markNotificationsRead, ...useCases }
  render(
    <UseCasesContext value={allUseCases}>
      <SessionToolsContext value={{ ...aSession('signed-in').tools, askToSignIn }}>
        <OwnNotifications locale={locale} />
      </SessionToolsContext>
    </UseCasesContext>,
  )
  return { user: userEvent.setup(), inbox, askToSignIn, markNotificationsRead }
}

const getTitles = () =>
  screen
    .getAllByRole('link')
    .map(link => link.textContent)
    .filter(text => text.startsWith('Отзыв'))
const getDots = () => screen.queryAllByRole('button', { name: /^Отметить прочитанным/ })
const findDot = (title: string) => screen.findByRole('button', { name: `Отметить прочитанным: ${title}` })
const getFilterLink = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Какие уведомления показать' })).getByRole('link', { name })
const findMarkAllButton = () => screen.findByRole('button', { name: 'Отметить всё на\u00a0экране прочитанным' })

test('shows title, time and link of each notification', async () => {
  const notifications = [
    aNotification(),
    aNotification({ id: 'n-2', title: '', text: '', url: 'https://example.ru/news', type: 'news' }),
    aNotification({ id: 'n-3', title: '', type: 'invoice.paid', url: null, createdAt: null }),
  ]
  renderNotifications(notifications, {}, 'en')
  const [first, second, third] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent('Новый отзыв')
  expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-03-01T10:00:00.000000Z')
  const links = screen.getAllByRole('link', { name: /Новый|Новости/ })
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/en/profiles/7#review-1', 'https://example.ru/news'])
  expect(second).toHaveTextContent('Новости каталога')
  expect(links[1]).toHaveAttribute('target', '_blank')
  expect(third).toHaveTextContent('invoice.paid')
  expect(within(third ?? document.body).queryByRole('link')).toBeNull()
})

test('R-notifications: marks one notification as read, and moves the focus to the next or to the heading', async () => {
  const { user, markNotificationsRead } = renderNotifications(someNotifications(3, 2))
  await user.click(await findDot('Отзыв 1'))
  expect(markNotificationsRead).toHaveBeenCalledExactlyOnceWith(['n-1'])
  await waitFor(() => expect(getDots()).toHaveLength(1))
  expect(await findDot('Отзыв 2')).toHaveFocus()
  await waitFor(() => expect(getFilterLink(/^Непрочитанные/)).toHaveTextContent('Непрочитанные 1'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(getDots()).toHaveLength(0))
  expect(screen.getByRole('heading', { name: 'Уведомления' })).toHaveFocus()
  expect(screen.getByText('Отмечено прочитанным')).toHaveRole('status')
  expect(getFilterLink(/^Непрочитанные/)).toHaveTextContent(/^Непрочитанные$/)
})

test('marks a notification as read when it is opened', async () => {
  const { user, markNotificationsRead } = renderNotifications(someNotifications(1, 1))
  await user.click(await screen.findByRole('link', { name: 'Отзыв 1' }))
  expect(markNotificationsRead).toHaveBeenCalledExactlyOnceWith(['n-1'])
})

test.each(['/profiles/7', 'https://example.ru/news'])(
  'marks a notification as read when the middle button opens it in a new tab (%s)',
  async url => {
    const { user, markNotificationsRead } = renderNotifications([aNotification({ url })])
    const link = await screen.findByRole('link', { name: /^Новый отзыв/ })
    await user.pointer({ target: link, keys: '[MouseRight]' })
    expect(markNotificationsRead).not.toHaveBeenCalled()
    await user.pointer({ target: link, keys: '[MouseMiddle]' })
    expect(markNotificationsRead).toHaveBeenCalledExactlyOnceWith(['n-1'])
  },
)

test('R-notifications: marks only the shown page as read', async () => {
  const { user, markNotificationsRead } = renderNotifications(someNotifications(14, 12))
  await user.click(await findMarkAllButton())
  expect(markNotificationsRead.mock.calls.map(([ids]) => ids.length)).toEqual([10])
  expect(screen.queryByRole('button', { name: 'Отметить всё на\u00a0экране прочитанным' })).toBeNull()
  await waitFor(() => expect(getFilterLink(/^Непрочитанные/)).toHaveTextContent('Непрочитанные 2'))
})

test('rolls back a failed mark, shows the reason and offers a retry', async () => {
  let respond: (outcome: typeof unavailableOutcome) => void = () => undefined
  const { user, inbox, markNotificationsRead } = renderNotifications(someNotifications(3, 2))
  markNotificationsRead.mockImplementationOnce(() => new Promise(resolve => (respond = resolve)))
  await user.click(await findMarkAllButton())
  await waitFor(() => expect(getDots()).toHaveLength(0))
  act(() => respond(unavailableOutcome))
  expect(await screen.findByText(/Не\sотмечено: сервер не\sотвечает/)).toBeVisible()
  expect(getDots()).toHaveLength(2)
  expect(getFilterLink(/^Непрочитанные/)).toHaveTextContent('Непрочитанные 2')
  markNotificationsRead.mockImplementation(inbox.markNotificationsRead)
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(getDots()).toHaveLength(0))
  expect(screen.queryByText(/Не\sотмечено/)).toBeNull()
  expect(markNotificationsRead.mock.calls).toEqual([[['n-1', 'n-2']], [['n-1', 'n-2']]])
})

test('offers no retry of a mark that the API refused', async () => {
  const { user, markNotificationsRead } = renderNotifications(someNotifications(3, 2))
  const error = { _tag: 'ApiUnavailable', reason: 'refused' } as const
  markNotificationsRead.mockResolvedValueOnce({ ok: false, error })
  await user.click(await findMarkAllButton())
  expect(await screen.findByText(/повтор не\sпоможет/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
})

test.each(['all', 'unread'])('shows no failure of a mark if only the response was lost (list: %s)', async list => {
  const { user, inbox, markNotificationsRead } = renderNotifications(someNotifications(3, 2))
  await waitFor(() => expect(getTitles()).toHaveLength(3))
  if (list === 'unread') await user.click(getFilterLink(/^Непрочитанные/))
  await waitFor(() => expect(getTitles()).toHaveLength(list === 'unread' ? 2 : 3))
  markNotificationsRead.mockImplementation(async ids => {
    await inbox.markNotificationsRead(ids)
    return { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }
  })
  await user.click(await findDot('Отзыв 1'))
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
  expect(getDots()).toHaveLength(1)
  expect(screen.queryByText(/Не\sотмечено/)).toBeNull()
})

test('hides the failure of the previous attempt during the next one, and focuses the heading', async () => {
  const { user, markNotificationsRead } = renderNotifications(someNotifications(3, 2))
  markNotificationsRead.mockResolvedValueOnce(unavailableOutcome)
  await user.click(await findMarkAllButton())
  await screen.findByText(/Не\sотмечено/)
  let respond: (outcome: typeof unavailableOutcome) => void = () => undefined
  markNotificationsRead.mockImplementation(() => new Promise(resolve => (respond = resolve)))
  await user.click(await findMarkAllButton())
  await waitFor(() => expect(screen.queryByText(/Не\sотмечено/)).toBeNull())
  act(() => respond(unavailableOutcome))
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.queryByText(/Не\sотмечено/)).toBeNull())
  expect(screen.getByRole('heading', { name: 'Уведомления' })).toHaveFocus()
})

test.each([
  [{ _tag: 'FieldErrors', fields: {}, message: 'Так нельзя.' }, /Так нельзя/],
  [{ _tag: 'FieldErrors', fields: {}, message: '' }, /Не\sотмечено: сервер отклонил/],
  [{ _tag: 'TooManyRequests', retryAfter: 60 }, /через\s1:00/],
  [{ _tag: 'SessionExpired' }, /Сеанс истёк/],
] as const)('shows why a mark failed: %j', async (error, text) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { user, markNotificationsRead } = renderNotifications(someNotifications(1, 1))
  markNotificationsRead.mockResolvedValue({ ok: false, error })
  await user.click(await findDot('Отзыв 1'))
  expect(await screen.findByText(text)).toBeVisible()
  expect(getDots()).toHaveLength(1)
})

test('sends marks in sequence, and keeps the second when the first fails', async () => {
  const resolvers: ((outcome: { ok: true; value: undefined } | typeof unavailableOutcome) => void)[] = []
  const { user, inbox, markNotificationsRead } = renderNotifications(someNotifications(2, 2))
  markNotificationsRead.mockImplementation(() => new Promise(resolve => void resolvers.push(resolve)))
  await user.click(await findDot('Отзыв 1'))
  await user.click(await findDot('Отзыв 2'))
  expect(getDots()).toHaveLength(0)
  expect(resolvers).toHaveLength(1)
  act(() => resolvers[0]?.(unavailableOutcome))
  await waitFor(() => expect(resolvers).toHaveLength(2))
  expect(getDots()).toHaveLength(1)
  await inbox.markNotificationsRead(['n-2'])
  act(() => resolvers[1]?.({ ok: true, value: undefined }))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(await findDot('Отзыв 1')).toBeVisible()
  expect(getDots()).toHaveLength(1)
  expect(screen.getByText(/Не\sотмечено/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(resolvers).toHaveLength(3))
  expect(markNotificationsRead.mock.calls.at(-1)).toEqual([['n-1']])
  await inbox.markNotificationsRead(['n-1'])
  act(() => resolvers[2]?.({ ok: true, value: undefined }))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(screen.queryByText(/Не\sотмечено/)).toBeNull()
})

test('marks on a restored page although an earlier mark has not settled, and ignores its late failure', async () => {
  const { user, inbox, markNotificationsRead } = renderNotifications(someNotifications(3, 3))
  let fail: () => void = () => undefined
  markNotificationsRead.mockReturnValueOnce(new Promise(resolve => (fail = () => resolve(unavailableOutcome))))
  await user.click(await findDot('Отзыв 1'))
  await waitFor(() => expect(getDots()).toHaveLength(2))
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(getDots()).toHaveLength(3))
  await user.click(await findDot('Отзыв 2'))
  await expect.poll(() => markNotificationsRead.mock.calls).toEqual([[['n-1']], [['n-2']]])
  await waitFor(() => expect(getFilterLink(/^Непрочитанные/)).toHaveTextContent('Непрочитанные 2'))
  await inbox.markNotificationsRead(['n-1'])
  await act(() => queryClient.refetchQueries())
  await waitFor(() => expect(getDots()).toHaveLength(1))
  await act(async () => fail())
  expect(getDots()).toHaveLength(1)
  expect(getFilterLink(/^Непрочитанные/)).toHaveTextContent('Непрочитанные 1')
})

test('R-notifications: gives each page and filter its own URL', async () => {
  const { user } = renderNotifications(someNotifications(23, 12))
  await waitFor(() => expect(getTitles()).toHaveLength(10))
  await user.click(screen.getByRole('link', { name: 'Страница 3' }))
  await waitFor(() => expect(getTitles()).toEqual(['Отзыв 21', 'Отзыв 22', 'Отзыв 23']))
  expect(location.hash).toBe('#notifications-3')
  expect(screen.getByRole('heading', { name: 'Уведомления' })).toHaveFocus()
  await user.click(getFilterLink(/^Непрочитанные/))
  await waitFor(() => expect(location.hash).toBe('#notifications-unread'))
  await user.click(await screen.findByRole('link', { name: 'Страница 2' }))
  await waitFor(() => expect(getTitles()).toEqual(['Отзыв 11', 'Отзыв 12']))
  expect(location.hash).toBe('#notifications-unread-2')
  expect(getFilterLink(/^Непрочитанные/)).toHaveAttribute('aria-current', 'true')
  await user.click(await findMarkAllButton())
  expect(await screen.findByText(/На\sстранице\s2 уведомлений нет/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: /На\sпервую страницу/ }))
  await waitFor(() => expect(getTitles()).toHaveLength(10))
  await user.click(await findMarkAllButton())
  expect(await screen.findByText('Непрочитанных уведомлений нет.')).toBeVisible()
})

test('focuses the heading if the hash links to the list, because the list loads after the page', async () => {
  history.replaceState(null, '', '#notifications-unread')
  renderNotifications(someNotifications(2, 1))
  await waitFor(() => expect(getTitles()).toEqual(['Отзыв 1']))
  expect(screen.getByRole('heading', { name: 'Уведомления' })).toHaveFocus()
})

test('explains an empty list and links to the settings', async () => {
  renderNotifications([])
  expect(await screen.findByText(/Уведомлений пока нет/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Настроить уведомления' })).toHaveAttribute('href', '/profile/settings')
})

test('shows an error instead of an empty list when loading fails, and offers a retry', async () => {
  const inbox = anInbox(someNotifications(2, 0))
  const listNotifications = vi.fn(inbox.listNotifications).mockResolvedValueOnce(unavailableOutcome)
  const { user } = renderNotifications([], { listNotifications })
  expect(await screen.findByRole('alert')).toHaveTextContent('Уведомления не загрузились')
  expect(screen.queryByText(/пока нет/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(getTitles()).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Уведомления' })).toHaveFocus()
})

test('offers to sign in when the session has expired', async () => {
  const sessionExpired = { ok: false, error: { _tag: 'SessionExpired' } } as const
  const { user, askToSignIn } = renderNotifications([], { listNotifications: () => Promise.resolve(sessionExpired) })
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Войти' }))
  expect(askToSignIn).toHaveBeenCalledOnce()
})

test('updates when the tab becomes visible', async () => {
  const { inbox } = renderNotifications(someNotifications(1, 0))
  await waitFor(() => expect(getTitles()).toHaveLength(1))
  inbox.add(aNotification({ id: 'n-2', title: 'Отзыв 2' }))
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() => expect(getTitles()).toEqual(['Отзыв 2', 'Отзыв 1']))
  expect(getFilterLink(/^Непрочитанные/)).toHaveTextContent('Непрочитанные 1')
})
