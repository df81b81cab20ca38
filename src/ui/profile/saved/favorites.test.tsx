import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { SavedProfilesContext } from './saved-profiles-context.tsx'
import { Favorites } from './favorites.tsx'

const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья']

type ViewProfile = ClientUseCases['viewProfile']

beforeEach(() => queryClient.clear())

function renderFavorites(count: number, viewProfile: ViewProfile = pendingUseCases.viewProfile) {
  const store = createSavedProfiles(aDevice())
  for (const [index, name] of names.slice(0, count).entries())
    store.add('favorites', toSavedProfile(aProfile({ id: index + 1, user: { id: index + 1, name, avatar: null } })))
  const onFollow = vi.fn()
  render(
    <SavedProfilesContext value={store}>
      <UseCasesContext value={{ ...pendingUseCases, viewProfile }}>
        <Favorites locale="ru" onFollow={onFollow} />
      </UseCasesContext>
    </SavedProfilesContext>,
  )
  const user = userEvent.setup()
  const toggleCheckbox = (name: string) => user.click(screen.getByRole('checkbox', { name: `Сравнить: ${name}` }))
  return { store, user, toggleCheckbox, onFollow }
}
const queryCompareLink = () => screen.queryByRole('link', { name: 'Сравнить отмеченных' })
const getStatusText = () => screen.getByRole('status').textContent.replace(/\s/g, ' ')

test('links to a comparison of two to four checked favorites, and shows how many more to check', async () => {
  const { toggleCheckbox, user, onFollow } = renderFavorites(5)
  expect(getStatusText()).toMatch(/^Отметьте от двух до четырёх/)
  await toggleCheckbox('Глеб')
  expect(getStatusText()).toBe('Отметьте ещё хотя бы одного.')
  expect(queryCompareLink()).toBeNull()
  await toggleCheckbox('Анна')
  expect(getStatusText()).toBe('Отмечено: 2. Сравнить можно до четырёх.')
  expect(queryCompareLink()).toHaveAttribute('href', '/profiles/compare?ids=4,1')
  await toggleCheckbox('Борис')
  await toggleCheckbox('Дарья')
  expect(screen.getByRole('checkbox', { name: 'Сравнить: Вера' })).toBeDisabled()
  await toggleCheckbox('Глеб')
  expect(queryCompareLink()).toHaveAttribute('href', '/profiles/compare?ids=1,2,5')
  const link = queryCompareLink()
  link?.addEventListener('click', event => event.preventDefault())
  if (link) await user.click(link)
  expect(onFollow).toHaveBeenCalledOnce()
})

test('preselects three favorites for a comparison, and deselects a removed favorite', async () => {
  const { user } = renderFavorites(3)
  expect(queryCompareLink()).toHaveAttribute('href', '/profiles/compare?ids=3,2,1')
  await user.click(screen.getByRole('button', { name: 'Убрать: Борис' }))
  expect(queryCompareLink()).toHaveAttribute('href', '/profiles/compare?ids=3,1')
})

test('offers no comparison for a single favorite', () => {
  renderFavorites(1)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(getStatusText()).toMatch(/добавьте в избранное ещё одного/)
})

test('shows the current rating and price, a message if the profile was deleted, and nothing after a failure', async () => {
  const viewProfile: ViewProfile = id =>
    Promise.resolve(
      id === 1
        ? { ok: true, value: aProfile({ id }) }
        : {
            ok: false,
            error: { _tag: id === 2 ? 'ProfileNotFound' : 'ApiUnavailable', id, reason: 'timeout' } as const,
          },
    )
  renderFavorites(3, viewProfile)
  const getCard = (name: string) => screen.getByRole('link', { name }).closest('li')
  await waitFor(() => expect(getCard('Анна')).toHaveTextContent(/128 отзывов\s*от 1 200 ₽ за занятие/))
  await waitFor(() => expect(getCard('Борис')).toHaveTextContent('Такого профиля больше нет'))
  expect(getCard('Вера')).not.toHaveTextContent(/отзыв|профиля/)
})

test('marks stored specialities and city as English until the profile is read, and then shows them in Russian', async () => {
  const store = createSavedProfiles(aDevice())
  store.add('favorites', { ...toSavedProfile(aProfile()), specialities: 'Math tutor', city: 'Kazan' })
  let resolveProfile: (outcome: Awaited<ReturnType<ViewProfile>>) => void = () => undefined
  const viewProfile: ViewProfile = () => new Promise(resolve => void (resolveProfile = resolve))
  render(
    <SavedProfilesContext value={store}>
      <UseCasesContext value={{ ...pendingUseCases, viewProfile }}>
        <Favorites locale="ru" />
      </UseCasesContext>
    </SavedProfilesContext>,
  )
  for (const text of ['Math tutor', 'Kazan']) expect(screen.getByText(text)).toHaveAttribute('lang', 'en')
  resolveProfile({ ok: true, value: aProfile() })
  expect(await screen.findByText('Казань')).not.toHaveAttribute('lang')
  expect(screen.getByText(/физика$/)).not.toHaveAttribute('lang')
  expect(screen.queryByText('Math tutor')).toBeNull()
})
