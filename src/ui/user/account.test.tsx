import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anInbox } from '#tests/builders/notification.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { Account } from './account.tsx'

const viewOwnProfile: ClientUseCases['viewOwnProfile'] = () => Promise.resolve({ ok: true, value: anOwnProfile() })
const listHrefs = () => screen.queryAllByRole('link').map(link => link.getAttribute('href'))
const menu = { name: 'Ваш профиль и\u00a0выход' }

test('replaces the profile link with the account menu until the session expires', async () => {
  const { tools, setHint } = aSession()
  render(
    <UseCasesContext value={{ ...pendingUseCases, ...anInbox([]), viewOwnProfile }}>
      <SessionToolsContext value={tools}>
        <Account className="account" locale="en" label="My profile">
          <a href="#notifications">Notifications</a>
        </Account>
      </SessionToolsContext>
    </UseCasesContext>,
  )
  const linkHrefs = ['#notifications', '/en/profile']
  expect(listHrefs()).toEqual(linkHrefs)
  expect(screen.getByRole('link', { name: 'My profile' })).toBeVisible()
  act(() => setHint('signed-in'))
  expect(await screen.findByRole('button', menu)).toBeVisible()
  expect(listHrefs()).not.toContain('/en/profile')
  act(() => setHint('expired'))
  expect(screen.queryByRole('button', menu)).toBeNull()
  expect(listHrefs()).toEqual(linkHrefs)
})
