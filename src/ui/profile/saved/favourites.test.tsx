import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { SavedProfilesProvider } from './saved-lists.tsx'
import { Favourites } from './favourites.tsx'

const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья']

type View = ClientUseCases['viewProfile']

beforeEach(() => queryClient.clear())

function show(amount: number, viewProfile: View = pendingUseCases.viewProfile) {
  const kept = createSavedProfiles(aDevice())
  for (const [index, name] of names.slice(0, amount).entries())
    kept.add('favorites', toSavedProfile(aProfile({ id: index + 1, user: { id: index + 1, name, avatar: null } })))
  const onFollow = vi.fn()
  render(
    <SavedProfilesProvider store={kept}>
      <UseCasesProvider useCases={{ ...pendingUseCases, viewProfile }}>
        <Favourites locale="ru" onFollow={onFollow} />
      </UseCasesProvider>
    </SavedProfilesProvider>,
  )
  const user = userEvent.setup()
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name: `Сравнить: ${name}` }))
  return { kept, user, tick, onFollow }
}
const compare = () => screen.queryByRole('link', { name: 'Сравнить отмеченных' })
const said = () => screen.getByRole('status').textContent.replace(/\s/g, ' ')

test('compares two to four favourites and says what is still missing', async () => {
  const { tick, user, onFollow } = show(5)
  expect(said()).toMatch(/^Отметьте от двух до четырёх/)
  await tick('Глеб')
  expect(said()).toBe('Отметьте ещё хотя бы одного.')
  expect(compare()).toBeNull()
  await tick('Анна')
  expect(said()).toBe('Отмечено: 2 из 4')
  expect(compare()).toHaveAttribute('href', '/profiles/compare?ids=4,1')
  await tick('Борис')
  await tick('Дарья')
  expect(screen.getByRole('checkbox', { name: 'Сравнить: Вера' })).toBeDisabled()
  await tick('Глеб')
  expect(compare()).toHaveAttribute('href', '/profiles/compare?ids=1,2,5')
  const link = compare()
  link?.addEventListener('click', event => event.preventDefault())
  if (link) await user.click(link)
  expect(onFollow).toHaveBeenCalledOnce()
})

test('offers to compare up to four favourites at once, without a removed one', async () => {
  const { user } = show(3)
  expect(compare()).toHaveAttribute('href', '/profiles/compare?ids=3,2,1')
  await user.click(screen.getByRole('button', { name: 'Убрать: Борис' }))
  expect(compare()).toHaveAttribute('href', '/profiles/compare?ids=3,1')
})

test('offers no comparison for a single favourite', () => {
  show(1)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(said()).toMatch(/добавьте в избранное ещё кого-нибудь/)
})

test('shows the present rating and price, and says when a profile is gone', async () => {
  const viewProfile: View = id =>
    Promise.resolve(
      id === 1
        ? { ok: true, value: aProfile({ id }) }
        : {
            ok: false,
            error: { _tag: id === 2 ? 'ProfileNotFound' : 'ApiUnavailable', id, reason: 'timeout' } as const,
          },
    )
  show(3, viewProfile)
  const getCard = (name: string) => screen.getByRole('link', { name }).closest('li')
  await waitFor(() => expect(getCard('Анна')).toHaveTextContent(/128 отзывов\s*от 1 200 ₽ за занятие/))
  await waitFor(() => expect(getCard('Борис')).toHaveTextContent('Такого профиля больше нет'))
  expect(getCard('Вера')).not.toHaveTextContent(/отзыв|профиля/)
})
