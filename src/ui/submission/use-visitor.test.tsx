import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { queryClient } from '#ui/query-client.ts'
import { resetQueries } from '#ui/user/reset-queries.ts'
import { useVisitor } from './use-visitor.ts'

beforeEach(() => queryClient.clear())

function VisitorId() {
  return <output>{String(useVisitor().id)}</output>
}

function renderVisitor(hint: SessionHint | 'signed-out') {
  let user = aUser()
  const viewOwnProfile = () => Promise.resolve({ ok: true, value: anOwnProfile({ user }) } as const)
  const { setHint } = renderWithSession(<VisitorId />, { viewOwnProfile }, { hint })
  const changeHint = async (nextHint: SessionHint, name: string) => {
    user = aUser({ name })
    act(() => setHint(nextHint))
    const idBeforeReset = getId()
    await act(() => resetQueries(nextHint))
    return idBeforeReset
  }
  return { changeHint }
}
const getId = () => screen.getByRole('status').textContent

test('keeps the user’s id after a response without the user’s name', async () => {
  const { changeHint } = renderVisitor('signed-in')
  await waitFor(() => expect(getId()).toBe('7'))
  expect(await changeHint('registering', '')).toBe('7')
  await waitFor(() => expect(getId()).toBe('7'))
  await changeHint('signed-in', 'Марина')
  await waitFor(() => expect(getId()).toBe('7'))
})

test('counts a visitor without an account as signed out', async () => {
  const { changeHint } = renderVisitor('signed-out')
  expect(await changeHint('registering', '')).toBe('null')
  expect(getId()).toBe('null')
})
