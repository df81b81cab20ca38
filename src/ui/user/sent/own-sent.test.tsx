import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aProfile } from '#tests/builders/profile.ts'
import type { SentEntry } from '#application/shared/sent-history.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { OwnSent } from './own-sent.tsx'

beforeEach(() => queryClient.clear())

const at = Date.parse('2025-11-12T09:00:00Z')

function show(entries: readonly SentEntry[]) {
  const history = { list: () => entries, recordArrivals: () => expect.unreachable(), clear: () => undefined }
  const viewProfile = (id: number) => Promise.resolve({ ok: true as const, value: aProfile({ id }) })
  render(
    <UseCasesProvider useCases={{ ...pendingUseCases, viewProfile }}>
      <OwnSent locale="ru" userId={7} history={history} />
    </UseCasesProvider>,
  )
}

test('lists reviews and requests with their dates, and leads to them', async () => {
  show([
    { form: 'review', target: 'profile-4', at },
    { form: 'request', target: 'profile-5', at },
    { form: 'request', target: 'kazan/repetitory/matematika', at },
    { form: 'request', target: '', at },
  ])
  const sent = within(screen.getByRole('region', { name: 'Мои отзывы и\u00a0заявки' }))
  expect(await sent.findByRole('link', { name: /^Отзыв: Айгуль Сафина/ })).toHaveAttribute(
    'href',
    '/profiles/4#reviews',
  )
  expect(sent.getByRole('link', { name: /^Заявка: Айгуль Сафина/ })).toHaveAttribute('href', '/profiles/5')
  expect(sent.getAllByRole('link', { name: /^Заявка всем/ }).map(link => link.getAttribute('href'))).toEqual([
    '/kazan/specialists/repetitory/matematika',
    '/profiles',
  ])
  expect(sent.getAllByText(/^12 ноября 2025/)).toHaveLength(4)
})

test('is left out while nothing was sent', () => {
  show([])
  expect(screen.queryByRole('heading')).toBeNull()
})
