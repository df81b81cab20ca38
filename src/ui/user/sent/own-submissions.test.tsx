import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aProfile } from '#tests/builders/profile.ts'
import type { SentEntry } from '#application/shared/sent-history.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { OwnSubmissions } from './own-submissions.tsx'

beforeEach(() => queryClient.clear())

const sentAt = Date.parse('2025-11-12T09:00:00Z')

function renderSubmissions(entries: readonly SentEntry[]) {
  const history = { list: () => entries, recordArrivals: () => expect.unreachable(), clear: () => undefined }
  const viewProfile = (id: number) => Promise.resolve({ ok: true as const, value: aProfile({ id }) })
  render(
    <UseCasesProvider useCases={{ ...pendingUseCases, viewProfile }}>
      <OwnSubmissions locale="ru" userId={7} history={history} />
    </UseCasesProvider>,
  )
}

test('lists reviews and requests with their dates and links', async () => {
  renderSubmissions([
    { form: 'review', target: 'profile-4', sentAt },
    { form: 'request', target: 'profile-5', sentAt },
    { form: 'request', target: 'kazan/repetitory/matematika', sentAt },
    { form: 'request', target: '', sentAt },
  ])
  const section = within(screen.getByRole('region', { name: 'Мои отзывы и\u00a0заявки' }))
  expect(await section.findByRole('link', { name: /^Отзыв: Айгуль Сафина/ })).toHaveAttribute(
    'href',
    '/profiles/4#reviews',
  )
  expect(section.getByRole('link', { name: /^Заявка: Айгуль Сафина/ })).toHaveAttribute('href', '/profiles/5')
  expect(section.getAllByRole('link', { name: /^Заявка всем/ }).map(link => link.getAttribute('href'))).toEqual([
    '/kazan/specialists/repetitory/matematika',
    '/profiles',
  ])
  expect(section.getAllByText(/^12 ноября 2025/)).toHaveLength(4)
})

test('renders nothing if nothing was sent', () => {
  renderSubmissions([])
  expect(screen.queryByRole('heading')).toBeNull()
})
