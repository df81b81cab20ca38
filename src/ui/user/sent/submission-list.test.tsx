import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aProfile } from '#tests/builders/profile.ts'
import type { SentEntry } from '#application/shared/sent-history.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { SubmissionList } from './submission-list.tsx'

beforeEach(() => queryClient.clear())

const sentAt = Date.parse('2025-11-12T09:00:00Z')

function renderSubmissions(entries: readonly SentEntry[], locale: Locale = 'ru') {
  const listRegions = () =>
    Promise.resolve({ ok: true as const, value: [{ name: 'Татарстан', cities: [aCity({ id: 3 })] }] })
  const listCategories = () => Promise.resolve({ ok: true as const, value: aTree() })
  const viewProfile = (id: number) => Promise.resolve({ ok: true as const, value: aProfile({ id }) })
  render(
    <UseCasesContext value={{ ...pendingUseCases, viewProfile, listRegions, listCategories }}>
      <SubmissionList locale={locale} entries={entries} />
    </UseCasesContext>,
  )
}

test('lists reviews and requests with their dates and links', async () => {
  renderSubmissions([
    { form: 'review', target: 'profile-4', sentAt },
    { form: 'request', target: 'profile-5', sentAt },
    { form: 'request', target: 'kazan/repetitory/matematika', sentAt },
    { form: 'request', target: '', sentAt },
  ])
  expect(await screen.findByRole('link', { name: /^Отзыв: Айгуль Сафина/ })).toHaveAttribute(
    'href',
    '/profiles/4#reviews',
  )
  expect(screen.getByRole('link', { name: /^Заявка: Айгуль Сафина/ })).toHaveAttribute('href', '/profiles/5')
  expect(screen.getAllByRole('link', { name: /^Заявка всем/ }).map(link => link.getAttribute('href'))).toEqual([
    '/kazan/specialists/repetitory/matematika',
    '/profiles',
  ])
  expect(screen.getAllByText(/^12 ноября 2025/)).toHaveLength(4)
})

test('distinguishes requests by their category and city', async () => {
  renderSubmissions([
    { form: 'request', target: 'kazan', sentAt, cityId: 3, categoryId: 2 },
    { form: 'request', target: 'kazan', sentAt: sentAt - 1, cityId: 3, categoryId: 1 },
    { form: 'request', target: 'profile-5', sentAt: sentAt - 2, cityId: 3, categoryId: 2 },
    { form: 'request', target: 'kazan', sentAt: sentAt - 3, cityId: 404, categoryId: 404 },
  ])
  await screen.findByRole('link', { name: 'Заявка всем, кто подходит: Математика, Казань' })
  await screen.findByRole('link', { name: 'Заявка: Айгуль Сафина (Математика, Казань)' })
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Заявка всем, кто подходит: Математика, Казань', '/kazan/specialists/repetitory/matematika'],
    ['Заявка всем, кто подходит: Репетиторы, Казань', '/kazan/specialists/repetitory'],
    ['Заявка: Айгуль Сафина (Математика, Казань)', '/profiles/5'],
    ['Заявка всем, кто подходит', '/kazan/specialists'],
  ])
})

test('marks names without a translation as Russian', async () => {
  await i18nextInstance.changeLanguage('en')
  const choice = { cityId: 3, categoryId: 2 }
  renderSubmissions(
    [
      { form: 'request', target: 'kazan', sentAt, ...choice },
      { form: 'request', target: 'profile-5', sentAt: sentAt - 1, ...choice },
    ],
    'en',
  )
  for (const name of ['Математика', 'Казань']) {
    await waitFor(() => expect(screen.getAllByText(name)).toHaveLength(2))
    for (const element of screen.getAllByText(name)) expect(element).toHaveAttribute('lang', 'ru')
  }
})
