import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { SavedProfilesContext } from '#ui/profile/saved/saved-profiles-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { FavoritesIsland } from './favorites-island.tsx'

function createIsland(names: readonly string[] = []) {
  const savedProfiles = createSavedProfiles(aDevice())
  for (const [index, name] of names.entries())
    savedProfiles.add(
      'favorites',
      toSavedProfile(aProfile({ id: index + 1, user: { id: index + 1, name, avatar: null } })),
    )
  return (
    <SavedProfilesContext value={savedProfiles}>
      <UseCasesContext value={pendingUseCases}>
        <FavoritesIsland locale="ru" />
      </UseCasesContext>
    </SavedProfilesContext>
  )
}

test('shows the favorites of this device, and links to the comparison of the chosen ones', async () => {
  render(createIsland(['Анна', 'Борис']))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Сравнить: Борис', checked: true }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Сравнить: Борис' }))
  expect(screen.getByRole('link', { name: 'Сравнить отмеченных' })).toHaveAttribute('href', '/profiles/compare?ids=1,2')
})

test('shows the empty state when there are no favorites', async () => {
  render(createIsland())
  expect(await screen.findByRole('heading', { name: 'Пока никого нет' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('renders nothing on the server', () => {
  expect(renderToString(createIsland(['Анна']))).toBe('')
})
