import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aDevice } from '#tests/builders/device.ts'
import { anInbox } from '#tests/builders/notification.ts'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { aSession } from '#tests/builders/session.ts'
import { aNewcomer, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { createSentHistory } from '#application/shared/sent-history.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'
import { queryClient } from '#ui/query-client.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { OwnProfileHead, OwnProfile } from './own-profile.tsx'
import { cacheNotificationSettings, refreshOwnProfile } from './own-profile.queries.ts'
import { resetQueries } from './reset-queries.ts'

type ReadOutcome = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>

const ownProfileOutcome: ReadOutcome = { ok: true, value: anOwnProfile() }
const unavailableOutcome: ReadOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

beforeEach(() => queryClient.clear())

function renderOwnProfile(
  outcomes: ReadOutcome[],
  hint: SessionHint | 'signed-out' = 'signed-in',
  { storage } = aRegistrationStorage(),
  device = aDevice(),
) {
  const session = aSession(hint === 'signed-out' ? undefined : hint)
  const tools = { ...session.tools, signOut: vi.fn(), askToSignIn: vi.fn() }
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() =>
    Promise.resolve(outcomes.shift() ?? ownProfileOutcome),
  )
  const useCases = { ...pendingUseCases, ...anInbox([]), viewOwnProfile }
  render(
    <UseCasesContext value={useCases}>
      <SessionToolsContext value={tools}>
        <OwnProfile
          locale="ru"
          cardTexts={getCardTexts('ru')}
          sentHistory={createSentHistory(device, Date.now)}
          purposeStorage={storage}
        />
      </SessionToolsContext>
    </UseCasesContext>,
  )
  return { ...tools, useCases, viewOwnProfile, setHint: session.setHint }
}
const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name })

test.each([
  ['their sender', anOwnProfile().user.id, 1],
  ['no other user', 404, 0],
])('shows %s the reviews and requests sent from this device', async (_viewer, userId, count) => {
  const device = aDevice()
  device.write('sent-history', JSON.stringify({ 'request:kazan@1': { at: Date.now(), userId } }))
  renderOwnProfile([], 'signed-in', aRegistrationStorage(), device)
  await findHeading(/Марина Ветрова/)
  await waitFor(() => expect(screen.queryAllByRole('heading', { name: /Мои отзывы и\sзаявки/ })).toHaveLength(count))
})

test('shows the name, the public view and links to other pages, and signs out', async () => {
  const { signOut } = renderOwnProfile([])
  expect(screen.getByRole('status')).toHaveTextContent('Открываем ваш профиль')
  expect(await findHeading(/Марина Ветрова/)).toBeVisible()
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

test('shows no public view and no link to it for an account without a profile', async () => {
  const { profile } = anOwnProfile()
  renderOwnProfile([
    { ok: true, value: anOwnProfile({ profile: { ...profile, id: null, specialities: [], city: null } }) },
  ])
  expect(await findHeading(/Марина Ветрова/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Посмотреть как клиент' })).toBeNull()
  expect(screen.queryByRole('heading', { name: /Так вас видят/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Настройки' })).toBeVisible()
})

test('shows no public view to a specialist without services, because no list contains the profile', async () => {
  const registration = aRegistrationStorage()
  registration.storage.writePurpose(anOwnProfile().user.id, 'offer')
  renderOwnProfile([{ ok: true, value: anOwnProfile({ profile: aNewcomer() }) }], 'signed-in', registration)
  expect(await findHeading(/заполнен/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Посмотреть как клиент' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: /Так вас видят/ })).toBeNull()
})

test('announces no loading when the user signs out', async () => {
  const { setHint } = renderOwnProfile([])
  await findHeading(/Марина Ветрова/)
  act(() => {
    setHint(undefined)
    void resetQueries(undefined)
  })
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Марина Ветрова/ })).toBeNull())
  expect(screen.queryByRole('status')).toBeNull()
})

test('R-registration: shows a client no completeness card and no public page until the client offers services', async () => {
  const registration = aRegistrationStorage()
  const { user, profile } = anOwnProfile()
  registration.storage.writePurpose(user.id, 'find')
  const ownOutcome: ReadOutcome = { ok: true, value: anOwnProfile({ profile: { ...profile, specialities: [] } }) }
  renderOwnProfile([ownOutcome], 'signed-in', registration)
  expect(await findHeading('Найдите специалиста')).toBeVisible()
  expect(screen.getByRole('link', { name: /К\sпоиску/ })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('heading', { name: /заполнен|каталоге/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /клиент|Ссылки|цены/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Предлагаю услуги' }))
  expect(await findHeading(/заполнен/)).toBeVisible()
  expect(registration.storage.readPurpose(user.id)).toBe('offer')
})

test('R-registration: shows the completeness card to a client who already offers a service', async () => {
  const registration = aRegistrationStorage()
  registration.storage.writePurpose(anOwnProfile().user.id, 'find')
  renderOwnProfile([ownProfileOutcome], 'signed-in', registration)
  expect(await findHeading(/заполнен/)).toBeVisible()
})

const renderCompletenessCard = async (profile: Partial<Profile>) => {
  renderOwnProfile([{ ok: true, value: anOwnProfile({ profile: aProfile(profile) }) }])
  const section = (await findHeading(/Профиль заполнен/)).closest('section')
  if (!section) throw new Error('The heading of the completeness card is in no section')
  return section
}

test('lists the missing steps with a link to each, and recommends the first one', async () => {
  const section = await renderCompletenessCard({
    specialities: [aSpeciality({ priceFrom: null })],
    priceFrom: null,
    socials: [],
  })
  expect(section).toHaveTextContent('Профиль заполнен на 75 %')
  expect(section).toHaveTextContent('Осталось два шага. Укажите цены: по ним сравнивают')
  const getLink = (name: string) => within(section).getByRole('link', { name })
  expect(getLink('Указать Цены на\u00a0услуги')).toHaveAttribute('href', '/profile/settings/edit/about')
  expect(getLink('Добавить Ссылки')).toHaveAttribute('href', '/profile/settings/edit/socials')
  const steps = within(section).getAllByRole('listitem')
  expect(steps.map(step => within(step).queryByText('готово') !== null)).toEqual([true, true, true, false, true, false])
})

test('recommends the only missing step', async () => {
  const section = await renderCompletenessCard({ about: '' })
  expect(section).toHaveTextContent('Остался один шаг. Расскажите о себе: это помогает выбрать.')
})

test('shows no missing steps for a complete profile', async () => {
  const section = await renderCompletenessCard({})
  expect(section).toHaveTextContent('Обновляйте цены')
  expect(within(section).queryAllByRole('link')).toEqual([])
})

test('offers a retry and no editing of lists that could not be read', async () => {
  const { viewOwnProfile } = renderOwnProfile([
    { ok: true, value: anOwnProfile({ unreadableLists: ['specialities', 'socials'] }) },
  ])
  expect(await screen.findByRole('alert')).toHaveTextContent('Часть профиля не загрузилась')
  const listEditLinks = () =>
    screen.queryAllByRole('link').filter(link => link.getAttribute('href')?.includes('/edit/'))
  expect(listEditLinks()).toEqual([])
  expect(screen.queryByRole('heading', { name: /заполнен/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await findHeading(/Профиль заполнен/)).toBeVisible()
  expect(viewOwnProfile).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('fetches nothing for a signed-out visitor', () => {
  const { viewOwnProfile } = renderOwnProfile([], 'signed-out')
  expect(viewOwnProfile).not.toHaveBeenCalled()
})

test('lets the visitor retry if the profile failed to load', async () => {
  renderOwnProfile([unavailableOutcome])
  expect(await findHeading(/не\sоткрылся/)).toBeVisible()
  const retryButton = screen.getByRole('button', { name: 'Повторить' })
  expect(retryButton.querySelector('svg')).toBeInTheDocument()
  await userEvent.click(retryButton)
  expect(await findHeading(/Марина Ветрова/)).toBeVisible()
})

test('after the session expires, offers to sign in if no profile is loaded, and keeps a loaded one', async () => {
  const { askToSignIn, setHint } = renderOwnProfile([], 'expired')
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
  expect(askToSignIn).toHaveBeenCalledOnce()
  act(() => setHint('signed-in'))
  expect(await findHeading(/Марина Ветрова/)).toBeVisible()
  act(() => setHint('expired'))
  expect(screen.getByRole('heading', { name: /Марина Ветрова/ })).toBeVisible()
})

test('offers to complete an unfinished registration', () => {
  const { setHint, viewOwnProfile } = renderOwnProfile([], 'expired')
  act(() => setHint('registering'))
  expect(screen.getByRole('link', { name: 'Закончить' })).toHaveAttribute('href', '/register')
  expect(viewOwnProfile).not.toHaveBeenCalled()
})

test('refetches, keeps stale data on failure, and drops the data for the next user', async () => {
  const newerOutcome: ReadOutcome = { ok: true, value: anOwnProfile({ user: aUser({ name: 'Марина Осенняя' }) }) }
  const otherUserOutcome: ReadOutcome = { ok: true, value: anOwnProfile({ user: aUser({ name: 'Тимур Хасанов' }) }) }
  const { useCases } = renderOwnProfile([ownProfileOutcome, newerOutcome, unavailableOutcome, otherUserOutcome])
  await findHeading(/Марина Ветрова/)
  await act(() => refreshOwnProfile(useCases))
  expect(await findHeading(/Марина Осенняя/)).toBeVisible()
  await act(() => refreshOwnProfile(useCases))
  expect(screen.getByRole('heading', { name: /Марина Осенняя/ })).toBeVisible()
  await act(() => resetQueries('signed-in'))
  expect(await findHeading(/Тимур Хасанов/)).toBeVisible()
})

test('R-user-refresh: does not refetch a profile that was read after the page was shown', async () => {
  const shownAt = Date.now() - 1
  const { useCases, viewOwnProfile } = renderOwnProfile([ownProfileOutcome, ownProfileOutcome])
  await findHeading(/Марина Ветрова/)
  await act(() => refreshOwnProfile(useCases, shownAt))
  expect(viewOwnProfile).toHaveBeenCalledTimes(1)
  await act(() => refreshOwnProfile(useCases))
  expect(viewOwnProfile).toHaveBeenCalledTimes(2)
})

test('R-user-refresh: refetches when the page is restored from the back/forward cache', async () => {
  const { viewOwnProfile } = renderOwnProfile([])
  await findHeading(/Марина Ветрова/)
  viewOwnProfile.mockResolvedValue({ ok: true, value: anOwnProfile({ user: aUser({ name: 'Инна Ветрова' }) }) })
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await findHeading(/Инна Ветрова/)).toBeVisible()
})

test('reads the profile again if a saved setting cancels the read that follows a sign-in', async () => {
  const { viewOwnProfile } = renderOwnProfile([])
  await findHeading(/Марина Ветрова/)
  viewOwnProfile.mockReturnValueOnce(new Promise(() => undefined))
  act(() => void resetQueries('signed-in'))
  await act(() => cacheNotificationSettings(7, { news: false }))
  expect(await findHeading(/Марина Ветрова/)).toBeVisible()
})

test('does not show a setting of the previous user in the profile of another', async () => {
  renderOwnProfile([ownProfileOutcome])
  await findHeading(/Марина Ветрова/)
  await act(() => cacheNotificationSettings(8, { news: false }))
  expect(queryClient.getQueryData(['own-profile'])).toHaveProperty('user.settings', {})
})

test('R-logout: drops the profile at a sign-out without requesting it again', async () => {
  const { viewOwnProfile } = renderOwnProfile([ownProfileOutcome])
  await findHeading(/Марина Ветрова/)
  await act(() => resetQueries(undefined))
  await expect.poll(() => screen.queryByRole('heading', { name: /Марина Ветрова/ })).toBeNull()
  expect(viewOwnProfile).toHaveBeenCalledOnce()
})

test('romanizes the name and the initials on an English page', () => {
  render(<OwnProfileHead locale="en" ownProfile={anOwnProfile()} verifiedLabel="verified" publicLink={undefined} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marina Vetrova')
  expect(screen.getByText('MV')).toBeVisible()
})

test('marks only the Russian words below the name on an English page', () => {
  const ownProfile = anOwnProfile({ profile: aProfile({ city: aCity({ name: 'Kazan' }) }) })
  render(<OwnProfileHead locale="en" ownProfile={ownProfile} verifiedLabel="verified" publicLink={undefined} />)
  const details = screen.getByText(/Kazan/)
  expect(details.closest('[lang]')?.getAttribute('lang') ?? 'en').toBe('en')
  expect(details.querySelector('[lang=ru]')).not.toBeNull()
})
