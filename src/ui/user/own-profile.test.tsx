import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aDevice } from '#tests/builders/device.ts'
import { anInbox } from '#tests/builders/notification.ts'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { aSession } from '#tests/builders/session.ts'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { createSentHistory } from '#application/shared/sent-history.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'
import { queryClient } from '#ui/query-client.ts'
import { SessionProvider } from '#ui/session/session-context.tsx'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { OwnHead, OwnProfile } from './own-profile.tsx'
import { refreshOwnProfile } from './own-profile.queries.ts'
import { resetQueries } from './reset-queries.ts'

type Answer = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>

const found: Answer = { ok: true, value: anOwnProfile() }
const failed: Answer = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

// Before, not after: components still mounted might refetch what was cleared.
beforeEach(() => queryClient.clear())

function show(answers: Answer[], hint: SessionHint | 'nobody' = 'signed-in', { storage } = aRegistrationStorage()) {
  const session = aSession(hint === 'nobody' ? undefined : hint)
  const tools = { ...session.tools, signOut: vi.fn(), askToSignIn: vi.fn() }
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve(answers.shift() ?? found))
  const useCases = { ...pendingUseCases, ...anInbox([]), viewOwnProfile }
  render(
    <UseCasesProvider useCases={useCases}>
      <SessionProvider tools={tools}>
        <OwnProfile
          locale="ru"
          cards={getCardTexts('ru')}
          sentHistory={createSentHistory(aDevice(), Date.now)}
          purposes={storage}
        />
      </SessionProvider>
    </UseCasesProvider>,
  )
  return { ...tools, useCases, viewOwnProfile, becomes: session.setHint }
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

test('shows the name, the public view and links onwards', async () => {
  const { signOut } = show([])
  expect(screen.getByRole('status')).toHaveTextContent('Открываем ваш профиль')
  expect(await heading(/Марина Ветрова/)).toBeVisible()
  expect(screen.getByText('4,9')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Посмотреть как клиент' })).toHaveAttribute('href', '/profiles/7')
  const links = within(screen.getByRole('navigation', { name: 'Ваш профиль' })).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Настройки', '/profile/settings'],
    ['О\u00a0себе и\u00a0цены', '/profile/settings/edit/about'],
    ['Ссылки', '/profile/settings/edit/socials'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(signOut).toHaveBeenCalledOnce()
})

test('shows what there is of an account without a profile', async () => {
  const { profile } = anOwnProfile()
  show([{ ok: true, value: anOwnProfile({ profile: { ...profile, id: null, specialities: [], city: null } }) }])
  expect(await heading(/Марина Ветрова/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Посмотреть как клиент' })).toBeNull()
  expect(screen.queryByRole('heading', { name: /Так вас видят/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Настройки' })).toBeVisible()
})

test('signing out announces nothing about loading', async () => {
  const { becomes } = show([])
  await heading(/Марина Ветрова/)
  act(() => {
    becomes(undefined)
    void resetQueries(undefined)
  })
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Марина Ветрова/ })).toBeNull())
  expect(screen.queryByRole('status')).toBeNull()
})

test('R-registration: shows a client no gauge and no public page, until they offer services', async () => {
  const registration = aRegistrationStorage()
  const { user, profile } = anOwnProfile()
  registration.storage.writePurpose(user.id, 'find')
  const own: Answer = { ok: true, value: anOwnProfile({ profile: { ...profile, specialities: [] } }) }
  show([own], 'signed-in', registration)
  expect(await heading('Найдите специалиста')).toBeVisible()
  expect(screen.getByRole('link', { name: /К\sпоиску/ })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('heading', { name: /заполнен|каталоге/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /клиент|Ссылки|цены/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Предлагаю услуги' }))
  expect(await heading(/заполнен/)).toBeVisible()
  expect(registration.storage.readPurpose(user.id)).toBe('offer')
})

test('R-registration: shows the gauge to a client who offers a service already', async () => {
  const registration = aRegistrationStorage()
  registration.storage.writePurpose(anOwnProfile().user.id, 'find')
  show([found], 'signed-in', registration)
  expect(await heading(/заполнен/)).toBeVisible()
})

const gauge = async (profile: Partial<Profile>) => {
  show([{ ok: true, value: anOwnProfile({ profile: aProfile(profile) }) }])
  const part = (await heading(/Профиль заполнен/)).closest('section')
  if (!part) throw new Error('The gauge has no section')
  return part
}

test('lists what is missing and links to the first step', async () => {
  const part = await gauge({ specialities: [aSpeciality({ priceFrom: null })], priceFrom: null, socials: [] })
  expect(part).toHaveTextContent('Профиль заполнен на 75 %')
  expect(part).toHaveTextContent('Осталось два шага. Начните с цен')
  const link = (name: string) => within(part).getByRole('link', { name })
  expect(link('Указать Цены на\u00a0услуги')).toHaveAttribute('href', '/profile/settings/edit/about')
  expect(link('Добавить Ссылки')).toHaveAttribute('href', '/profile/settings/edit/socials')
  const steps = within(part).getAllByRole('listitem')
  expect(steps.map(step => within(step).queryByText('готово') !== null)).toEqual([true, true, true, false, true, false])
})

test('shows no missing steps for a complete profile', async () => {
  const part = await gauge({})
  expect(part).toHaveTextContent('Обновляйте цены')
  expect(within(part).queryAllByRole('link')).toEqual([])
})

test('offers a retry and no editing of lists that could not be read', async () => {
  const { viewOwnProfile } = show([{ ok: true, value: anOwnProfile({ unreadable: ['specialities', 'socials'] }) }])
  expect(await screen.findByRole('alert')).toHaveTextContent('Не всё из профиля загрузилось')
  const edits = () => screen.queryAllByRole('link').filter(link => link.getAttribute('href')?.includes('/edit/'))
  expect(edits()).toEqual([])
  expect(screen.queryByRole('heading', { name: /заполнен/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await heading(/Профиль заполнен/)).toBeVisible()
  expect(viewOwnProfile).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('fetches nothing for a signed-out visitor', () => {
  const { viewOwnProfile } = show([], 'nobody')
  expect(viewOwnProfile).not.toHaveBeenCalled()
})

test('retries a profile that failed to load', async () => {
  show([failed])
  expect(await heading(/не\sоткрылся/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await heading(/Марина Ветрова/)).toBeVisible()
})

test('keeps the profile and lets the visitor sign in again when the session expires', async () => {
  const { askToSignIn, becomes } = show([], 'expired')
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
  expect(askToSignIn).toHaveBeenCalledOnce()
  act(() => becomes('signed-in'))
  expect(await heading(/Марина Ветрова/)).toBeVisible()
  act(() => becomes('expired'))
  expect(screen.getByRole('heading', { name: /Марина Ветрова/ })).toBeVisible()
})

test('offers to complete an unfinished registration', () => {
  const { becomes, viewOwnProfile } = show([], 'expired')
  act(() => becomes('registering'))
  expect(screen.getByRole('link', { name: 'Закончить' })).toHaveAttribute('href', '/register')
  expect(viewOwnProfile).not.toHaveBeenCalled()
})

test('refetches, keeps stale data on failure, and forgets it for the next user', async () => {
  const newer: Answer = { ok: true, value: anOwnProfile({ user: aUser({ name: 'Марина Осенняя' }) }) }
  const other: Answer = { ok: true, value: anOwnProfile({ user: aUser({ name: 'Тимур Хасанов' }) }) }
  const { useCases } = show([found, newer, failed, other])
  await heading(/Марина Ветрова/)
  await act(() => refreshOwnProfile(useCases))
  expect(await heading(/Марина Осенняя/)).toBeVisible()
  await act(() => refreshOwnProfile(useCases))
  expect(screen.getByRole('heading', { name: /Марина Осенняя/ })).toBeVisible()
  await act(() => resetQueries('signed-in'))
  expect(await heading(/Тимур Хасанов/)).toBeVisible()
})

test('R-logout: forgets the profile at a sign-out without asking for it again', async () => {
  const { viewOwnProfile } = show([found])
  await heading(/Марина Ветрова/)
  await act(() => resetQueries(undefined))
  await expect.poll(() => screen.queryByRole('heading', { name: /Марина Ветрова/ })).toBeNull()
  expect(viewOwnProfile).toHaveBeenCalledOnce()
})

test('names the person on an English page as the card does', () => {
  render(<OwnHead locale="en" own={anOwnProfile()} verified="verified" link={undefined} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marina Vetrova')
})
