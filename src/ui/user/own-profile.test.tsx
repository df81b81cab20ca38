import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { unanswered } from '../../../tests/builders/offered'
import { aSession } from '../../../tests/builders/session'
import { anOwnProfile, aUser } from '../../../tests/builders/user'
import type { Offered } from '../../application/offered'
import type { SessionHint } from '../../application/session/session-hint'
import { cardTexts } from '../profile/card-texts'
import { queryClient } from '../query-client'
import { SessionProvider } from '../session/session-context'
import { UseCasesProvider } from '../use-cases'
import { OwnProfile } from './own-profile'
import { forgetReads, refreshOwnProfile } from './own-profile.queries'

type Answer = Awaited<ReturnType<Offered['viewOwnProfile']>>

const found: Answer = { ok: true, value: anOwnProfile() }
const failed: Answer = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

afterEach(() => queryClient.clear())

function show(answers: Answer[], hint: SessionHint | 'nobody' = 'signed-in') {
  const session = aSession(hint === 'nobody' ? undefined : hint)
  const tools = { ...session.tools, signOut: vi.fn(), askToSignIn: vi.fn() }
  const viewOwnProfile = vi.fn<Offered['viewOwnProfile']>(() => Promise.resolve(answers.shift() ?? found))
  const useCases = { ...unanswered, viewOwnProfile }
  render(
    <UseCasesProvider useCases={useCases}>
      <SessionProvider tools={tools}>
        <OwnProfile locale="ru" cards={cardTexts('ru')} />
      </SessionProvider>
    </UseCasesProvider>,
  )
  return { ...tools, useCases, viewOwnProfile, becomes: session.becomes }
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

test('shows who one is, what others see, and what only oneself sees', async () => {
  const { signOut } = show([])
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  expect(await heading(/Марина Ветрова/)).toBeVisible()
  expect(screen.getByText('+7 917 204-18-33')).toBeVisible()
  expect(screen.getByText('4,9')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Посмотреть как клиент' })).toHaveAttribute('href', '/profiles/7')
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(signOut).toHaveBeenCalledOnce()
})

test('asks nobody for a stranger', () => {
  const { viewOwnProfile } = show([], 'nobody')
  expect(viewOwnProfile).not.toHaveBeenCalled()
})

test('a profile that did not come is asked for again', async () => {
  show([failed])
  expect(await heading(/не\sоткрылся/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await heading(/Марина Ветрова/)).toBeVisible()
})

test('an expired session is taken up on the spot, and what was there stays', async () => {
  const { askToSignIn, becomes } = show([], 'expired')
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
  expect(askToSignIn).toHaveBeenCalledOnce()
  act(() => becomes('signed-in'))
  expect(await heading(/Марина Ветрова/)).toBeVisible()
  act(() => becomes('expired'))
  expect(screen.getByRole('heading', { name: /Марина Ветрова/ })).toBeVisible()
})

test('a registration can be finished', () => {
  const { becomes, viewOwnProfile } = show([], 'expired')
  act(() => becomes('registering'))
  expect(screen.getByRole('link', { name: 'Закончить' })).toHaveAttribute('href', '/register')
  expect(viewOwnProfile).not.toHaveBeenCalled()
})

test('is read anew, kept where that fails, and forgotten for the next visitor', async () => {
  const newer: Answer = { ok: true, value: anOwnProfile({ user: aUser({ name: 'Марина Осенняя' }) }) }
  const other: Answer = { ok: true, value: anOwnProfile({ user: aUser({ name: 'Тимур Хасанов' }) }) }
  const { useCases } = show([found, newer, failed, other])
  await heading(/Марина Ветрова/)
  await act(() => refreshOwnProfile(useCases))
  expect(await heading(/Марина Осенняя/)).toBeVisible()
  await act(() => refreshOwnProfile(useCases))
  expect(screen.getByRole('heading', { name: /Марина Осенняя/ })).toBeVisible()
  await act(() => forgetReads())
  expect(await heading(/Тимур Хасанов/)).toBeVisible()
})
