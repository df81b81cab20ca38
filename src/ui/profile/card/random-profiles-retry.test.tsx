import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EmptySavedProfiles } from '#tests/builders/empty-saved-profiles.tsx'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aProfile } from '#tests/builders/profile.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { getCardTexts } from './card-texts.ts'
import { RandomProfilesRetry } from './random-profiles-retry.tsx'

const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

const renderRetry = (randomProfiles: ClientUseCases['randomProfiles']) =>
  render(
    <UseCasesContext value={{ ...pendingUseCases, randomProfiles }}>
      <RandomProfilesRetry
        locale="ru"
        cardTexts={getCardTexts('ru')}
        texts={{ failed: 'Специалисты не загрузились', retry: 'Повторить' }}
      />
    </UseCasesContext>,
    { wrapper: EmptySavedProfiles },
  )

const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))

test('shows an error, and retries in place', async () => {
  renderRetry(() => Promise.resolve({ ok: true, value: [aProfile()] }))
  expect(screen.getByRole('alert')).toHaveTextContent('Специалисты не загрузились')
  await retry()
  expect(await screen.findByRole('link', { name: 'Айгуль Сафина' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('offers a retry after a second failure', async () => {
  const randomProfiles = vi.fn<ClientUseCases['randomProfiles']>(() => Promise.resolve(unavailableOutcome))
  renderRetry(randomProfiles)
  await retry()
  await retry()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(randomProfiles).toHaveBeenCalledTimes(2)
})
