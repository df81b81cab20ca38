import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { SavedProfilesProvider } from './saved-lists.tsx'
import { Favourites } from './favourites.tsx'

const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья']

function show(amount: number) {
  const kept = createSavedProfiles(aDevice())
  for (const [index, name] of names.slice(0, amount).entries())
    kept.add('favorites', toSavedProfile(aProfile({ id: index + 1, user: { id: index + 1, name, avatar: null } })))
  const onFollow = vi.fn()
  render(
    <SavedProfilesProvider store={kept}>
      <Favourites locale="ru" onFollow={onFollow} />
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
  expect(compare()).toHaveAttribute('href', '/profiles/compare?ids=1,4')
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

test('deselects a removed favourite', async () => {
  const { tick, user } = show(3)
  for (const name of names.slice(0, 3)) await tick(name)
  await user.click(screen.getByRole('button', { name: 'Убрать: Борис' }))
  expect(compare()).toHaveAttribute('href', '/profiles/compare?ids=1,3')
})

test('offers no comparison for a single favourite', () => {
  show(1)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(said()).toMatch(/добавьте в избранное ещё кого-нибудь/)
})
