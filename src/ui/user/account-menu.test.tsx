import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { useIsPressLoading } from '#ui/navigation/load-on-press.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SessionToolsContext } from '#ui/session/session-context.tsx'

beforeEach(() => queryClient.clear())

function renderMenu() {
  const tools = { ...aSession('signed-in').tools, goTo: vi.fn(), signOut: vi.fn() }
  const viewOwnProfile: ClientUseCases['viewOwnProfile'] = () => Promise.resolve({ ok: true, value: anOwnProfile() })
  render(
    <UseCasesContext value={{ ...pendingUseCases, viewOwnProfile }}>
      <SessionToolsContext value={tools}>
        <AccountMenu className="account" locale="ru" label="Мой профиль">
          {null}
        </AccountMenu>
      </SessionToolsContext>
    </UseCasesContext>,
  )
  return tools
}
const getOpener = () => screen.getByRole('button', { name: /Ваш профиль/ })

test('opens on the first press, which loads it, and leads to the profile', async () => {
  const { goTo } = renderMenu()
  expect(getOpener()).toHaveAttribute('aria-haspopup', 'menu')
  expect(getOpener()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(getOpener())
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Мой профиль' }))
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/profile')
})

test('opens and closes by keyboard, returns the focus, and signs out', async () => {
  const { signOut } = renderMenu()
  await userEvent.tab()
  await userEvent.tab()
  expect(getOpener()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  await waitFor(() => expect(getOpener()).toHaveFocus())
  expect(getOpener()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  expect(getOpener()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Выйти' }))
  expect(signOut).toHaveBeenCalledOnce()
})

describe('if the menu can’t be loaded', () => {
  beforeEach(() => {
    vi.doMock('#ui/kit/overlays/menu.tsx', () => {
      throw new Error('Failed to load chunk')
    })
    onTestFinished(() => vi.doUnmock('#ui/kit/overlays/menu.tsx'))
  })

  test('leads to the profile', async () => {
    const { goTo } = renderMenu()
    fireEvent.click(getOpener())
    await expect.poll(() => goTo.mock.calls).toEqual([['/profile']])
  })

  test('stays on a page that the visitor has opened meanwhile', async () => {
    const { goTo } = renderMenu()
    const { result: isLoading } = renderHook(useIsPressLoading)
    fireEvent.click(getOpener())
    expect(isLoading.current).toBe(true)
    history.pushState(null, '', '/next')
    onTestFinished(() => history.replaceState(null, '', '/'))
    await waitFor(() => expect(isLoading.current).toBe(false))
    expect(goTo).not.toHaveBeenCalled()
  })
})
