import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EmptySavedProfiles } from '#tests/builders/empty-saved-profiles.tsx'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aProfile } from '#tests/builders/profile.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { getCardTexts } from './card-texts.ts'
import { RandomProfilesRetry } from './random-profiles-retry.tsx'

const failed = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

const show = (randomProfiles: ClientUseCases['randomProfiles']) =>
  render(
    <UseCasesProvider useCases={{ ...pendingUseCases, randomProfiles }}>
      <RandomProfilesRetry
        locale="ru"
        cards={getCardTexts('ru')}
        texts={{ failed: 'Специалисты не загрузились', retry: 'Повторить' }}
      />
    </UseCasesProvider>,
    { wrapper: EmptySavedProfiles },
  )

const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))

test('says what failed, and retries in place', async () => {
  show(() => Promise.resolve({ ok: true, value: [aProfile()] }))
  expect(screen.getByRole('alert')).toHaveTextContent('Специалисты не загрузились')
  await retry()
  expect(await screen.findByRole('link', { name: 'Айгуль Сафина' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('can be retried after a second failure', async () => {
  const randomProfiles = vi.fn<ClientUseCases['randomProfiles']>(() => Promise.resolve(failed))
  show(randomProfiles)
  await retry()
  await retry()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(randomProfiles).toHaveBeenCalledTimes(2)
})
