import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Review } from '#domain/review/review.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { Reviews } from './reviews.tsx'

const createPage = (items: readonly Review[], overrides: Partial<Page<Review>> = {}) =>
  ({ ok: true, value: aPage(items, { perPage: 10, ...overrides }) }) as const
const failed = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } } as const

interface Shown {
  readonly page?: number
  readonly useCases?: ClientUseCases
  readonly locale?: Locale
}

function show(
  reviews: Parameters<typeof Reviews>[0]['reviews'],
  { page = 1, useCases = pendingUseCases, locale = 'ru' }: Shown = {},
) {
  render(
    <UseCasesProvider useCases={useCases}>
      <Reviews locale={locale} profileId={7} page={page} reviews={reviews} />
    </UseCasesProvider>,
  )
}

test('a review shows its author, date, rating and reply', () => {
  show(createPage([aReview()], { total: 128 }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Отзывы 128')
  const review = within(screen.getByRole('article'))
  expect(review.getByRole('heading', { name: 'Гульнара Шакирова' })).toBeInTheDocument()
  expect(review.getByText('12 ноября 2025')).toBeInTheDocument()
  expect(review.getByRole('img', { name: 'Оценка 5,0 из\u00a05' })).toBeInTheDocument()
  expect(review.getByText('Качество 5 · Цена 4 · Сроки 5', { normalizer: text => text })).toBeVisible()
  expect(review.getByText('Ответ специалиста').parentElement).toHaveTextContent('Ответ специалиста · 15 ноября 2025')
  expect(review.getByText('Гульнара, спасибо!')).toBeInTheDocument()
})

test('a page in English names authors in Latin letters', () => {
  show(createPage([aReview()]), { locale: 'en' })
  expect(screen.getByRole('heading', { name: 'Gulnara Shakirova' })).toBeInTheDocument()
})

test('dates are in Moscow time', () => {
  show(createPage([aReview({ createdAt: '2025-11-12T21:30:00Z', reply: null })]))
  expect(screen.getByText('13 ноября 2025')).toBeInTheDocument()
})

test('missing rating, date and text are left out; a missing name is stated', () => {
  const unrated = { rating: null, ratingQuality: null, ratingPrice: null, ratingTime: null }
  const bare = { ...unrated, createdAt: null, text: '', reply: null }
  show(createPage([aReview({ ...bare, user: { id: null, name: '', avatar: null } })]))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('article')).toHaveTextContent(/^Имя не указано$/)
})

test('an empty list invites the visitor to write the first review', () => {
  show(createPage([]))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Отзывы$/)
  expect(screen.getByText(/^Отзывов пока нет.*напишите первым/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Написать отзыв' })).toBeVisible()
})

test('reviews have anchors, and the link to the form works without JavaScript', () => {
  show(createPage([aReview({ id: 91 })], { total: 1 }))
  expect(screen.getByRole('article')).toHaveAttribute('id', 'review-91')
  const write = screen.getByRole('link', { name: 'Написать отзыв' })
  expect([write.getAttribute('href'), write.dataset['form'], write.dataset['target']]).toEqual([
    '#review',
    'review',
    '7',
  ])
})

test('pagination links to the reviews section', () => {
  show(createPage([aReview()], { page: 2, lastPage: 13, total: 128 }), { page: 2 })
  const pages = within(screen.getByRole('navigation', { name: 'Страницы отзывов' }))
  expect(pages.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('href', '/profiles/7#reviews')
  expect(pages.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '/profiles/7?page=3#reviews')
})

test('past the last page, offers the first', () => {
  show(createPage([], { page: 20, lastPage: 13, total: 128 }), { page: 20 })
  expect(screen.getByText('На странице 20 отзывов нет.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Первая страница отзывов' })).toHaveAttribute('href', '/profiles/7#reviews')
})

test('a failure can be retried in place, repeatedly', async () => {
  const listReviews = vi
    .fn<ClientUseCases['listReviews']>()
    .mockResolvedValueOnce(failed)
    .mockResolvedValueOnce(createPage([aReview()]))
  show(failed, { page: 3, useCases: { ...pendingUseCases, listReviews } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Отзывы не загрузились')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('heading', { name: 'Гульнара Шакирова' })).toBeInTheDocument()
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Гульнара Шакирова' }))
  expect(document.activeElement).not.toBe(document.body)
  expect(listReviews.mock.calls).toEqual([[{ profileId: 7, page: 3 }], [{ profileId: 7, page: 3 }]])
})
