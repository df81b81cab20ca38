import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aNotification, anInbox, someNotifications } from '#tests/builders/notification.ts'
import { aSession } from '#tests/builders/session.ts'
import type { Notification } from '#domain/notification/notification.ts'
import { useIsPressLoading } from '#ui/navigation/load-on-press.ts'
import { queryClient } from '#ui/query-client.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { Bell } from './bell.tsx'

const goTo = vi.fn<(path: string) => void>()

beforeEach(() => {
  queryClient.clear()
  goTo.mockClear()
})

function renderBell(items: readonly Notification[]) {
  const inbox = anInbox(items)
  const countUnread = vi.fn(inbox.countUnread)
  const listNotifications = vi.fn(inbox.listNotifications)
  const markNotificationsRead = vi.fn(inbox.markNotificationsRead)
  const useCases = { ...pendingUseCases, countUnread, listNotifications, markNotificationsRead }
  render(
    <UseCasesContext value={useCases}>
      <SessionToolsContext value={{ ...aSession('signed-in').tools, goTo }}>
        <Bell locale="ru" />
      </SessionToolsContext>
    </UseCasesContext>,
  )
  return { user: userEvent.setup(), inbox, countUnread, listNotifications, markNotificationsRead }
}
const findBell = (name: string) => screen.findByRole('button', { name })

test('shows the number of unread notifications, and does not load the list on hover', async () => {
  const { user, listNotifications } = renderBell(someNotifications(120, 101))
  const opener = await findBell('Уведомления, новых: 101')
  expect(opener).toHaveTextContent('99+')
  expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
  await user.hover(opener)
  await act(() => vi.dynamicImportSettled())
  expect(listNotifications).not.toHaveBeenCalled()
})

test('refreshes the count when the tab becomes visible, not when it becomes hidden', async () => {
  const { inbox, countUnread } = renderBell([])
  await findBell('Уведомления')
  await waitFor(() => expect(countUnread).toHaveBeenCalledOnce())
  inbox.add(aNotification())
  const visibilitySpy = vi.spyOn(document, 'visibilityState', 'get')
  const setVisibility = (state: DocumentVisibilityState) => {
    visibilitySpy.mockReturnValue(state)
    return act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
  await setVisibility('hidden')
  expect(countUnread).toHaveBeenCalledOnce()
  await setVisibility('visible')
  expect(await findBell('Уведомления, новых: 1')).toHaveTextContent('1')
  visibilitySpy.mockRestore()
})

test('lists the newest five, marks them as read, and returns the focus to the bell on Escape', async () => {
  const { user, markNotificationsRead } = renderBell(someNotifications(8, 7))
  await user.tab()
  expect(await findBell('Уведомления, новых: 7')).toHaveFocus()
  await user.keyboard('{Enter}')
  const popover = within(await screen.findByRole('dialog', { name: 'Уведомления' }))
  expect(popover.getByRole('heading')).toHaveFocus()
  expect(await popover.findAllByRole('listitem')).toHaveLength(5)
  expect(popover.getByRole('link', { name: 'Все уведомления' })).toHaveAttribute('href', '/profile#notifications')
  await user.click(popover.getByRole('button', { name: 'Отметить всё на\u00a0экране прочитанным' }))
  expect(markNotificationsRead.mock.calls).toEqual([[['n-1', 'n-2', 'n-3', 'n-4', 'n-5']]])
  await waitFor(() => expect(popover.queryByRole('button', { name: /прочитанным/ })).toBeNull())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await findBell('Уведомления, новых: 2')).toHaveFocus()
})

test('closes when a notification is opened, and marks the notification as read', async () => {
  const { user, markNotificationsRead } = renderBell(someNotifications(1, 1))
  await user.click(await findBell('Уведомления, новых: 1'))
  await user.click(await screen.findByRole('link', { name: 'Отзыв 1' }))
  expect(markNotificationsRead).toHaveBeenCalledExactlyOnceWith(['n-1'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('stays open when a link is opened in a new tab', async () => {
  const { user } = renderBell(someNotifications(1, 1))
  await user.click(await findBell('Уведомления, новых: 1'))
  const popover = within(await screen.findByRole('dialog'))
  await user.keyboard('{Control>}')
  for (const name of ['Отзыв 1', 'Все уведомления']) await user.click(await popover.findByRole('link', { name }))
  await user.keyboard('{/Control}')
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('explains an empty list', async () => {
  const { user } = renderBell([])
  await user.click(await findBell('Уведомления'))
  expect(await screen.findByText(/Уведомлений пока нет/)).toBeVisible()
})

describe('if the popover can’t be loaded', () => {
  beforeEach(() => {
    vi.doMock('./bell-popover.tsx', () => {
      throw new Error('Failed to load chunk')
    })
    onTestFinished(() => vi.doUnmock('./bell-popover.tsx'))
  })

  test('leads to the list of notifications', async () => {
    renderBell([])
    fireEvent.click(await findBell('Уведомления'))
    await expect.poll(() => goTo.mock.calls).toEqual([['/profile#notifications']])
  })

  test('stays on a page that the visitor has opened meanwhile', async () => {
    renderBell([])
    const opener = await findBell('Уведомления')
    const { result: isLoading } = renderHook(useIsPressLoading)
    fireEvent.click(opener)
    expect(isLoading.current).toBe(true)
    history.pushState(null, '', '/next')
    onTestFinished(() => history.replaceState(null, '', '/'))
    await waitFor(() => expect(isLoading.current).toBe(false))
    expect(goTo).not.toHaveBeenCalled()
  })
})
