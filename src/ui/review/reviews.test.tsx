import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import type { Review } from '#domain/review/review.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { Reviews } from './reviews.tsx'

const createPage = (items: readonly Review[], overrides: Partial<Page<Review>> = {}) =>
  ({ ok: true, value: aPage(items, { perPage: 10, ...overrides }) }) as const
const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } } as const

interface RenderOptions {
  readonly page?: number
  readonly locale?: Locale
}

function renderReviews(
  reviews: Parameters<typeof Reviews>[0]['reviews'],
  { page = 1, locale = 'ru' }: RenderOptions = {},
) {
  render(<Reviews locale={locale} profileId={7} page={page} reviews={reviews} />)
}

test('shows the number of reviews, and the author, date, ratings and reply of each', () => {
  renderReviews(createPage([aReview()], { total: 128 }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Отзывы 128')
  const review = within(screen.getByRole('article'))
  expect(review.getByRole('heading', { name: 'Гульнара Шакирова' })).toBeInTheDocument()
  expect(review.getByText('12 ноября 2025')).toBeInTheDocument()
  expect(review.getByRole('img', { name: 'Оценка 5,0 из\u00a05' })).toBeInTheDocument()
  expect(review.getByText('Качество 5 · Цена 4 · Сроки 5', { normalizer: text => text })).toBeVisible()
  expect(review.getByText('Ответ специалиста').parentElement).toHaveTextContent('Ответ специалиста · 15 ноября 2025')
  expect(review.getByText('Гульнара, спасибо!')).toBeInTheDocument()
})

test('romanizes author names on English pages', () => {
  renderReviews(createPage([aReview()]), { locale: 'en' })
  expect(screen.getByRole('heading', { name: 'Gulnara Shakirova' })).toBeInTheDocument()
})

test('shows dates in Moscow time', () => {
  renderReviews(createPage([aReview({ createdAt: '2025-11-12T21:30:00Z', reply: null })]))
  expect(screen.getByText('13 ноября 2025')).toBeInTheDocument()
})

test('omits a missing rating, date and text, and shows a placeholder for a missing name', () => {
  const missingRatings = { rating: null, ratingQuality: null, ratingPrice: null, ratingTime: null }
  const missingFields = { ...missingRatings, createdAt: null, text: '', reply: null }
  renderReviews(createPage([aReview({ ...missingFields, user: { id: null, name: '', avatar: null } })]))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('article')).toHaveTextContent(/^Имя не указано$/)
})

test('invites the visitor to write the first review if there is none', () => {
  renderReviews(createPage([]))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Отзывы$/)
  expect(screen.getByText(/^Отзывов пока нет.*напишите первым/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Написать отзыв' })).toBeVisible()
})

test('gives each review an id, and the link to the form a hash for visitors without JavaScript', () => {
  renderReviews(createPage([aReview({ id: 91 })], { total: 1 }))
  expect(screen.getByRole('article')).toHaveAttribute('id', 'review-91')
  const writeLink = screen.getByRole('link', { name: 'Написать отзыв' })
  expect([writeLink.getAttribute('href'), writeLink.dataset['form'], writeLink.dataset['target']]).toEqual([
    '#review',
    'review',
    '7',
  ])
})

test('links to the reviews section of other pages', () => {
  renderReviews(createPage([aReview()], { page: 2, lastPage: 13, total: 128 }), { page: 2 })
  const pagination = within(screen.getByRole('navigation', { name: 'Страницы отзывов' }))
  expect(pagination.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('href', '/profiles/7#reviews')
  expect(pagination.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '/profiles/7?page=3#reviews')
})

test('links to the first page when the page number is too high', () => {
  renderReviews(createPage([], { page: 20, lastPage: 13, total: 128 }), { page: 20 })
  expect(screen.getByText('На странице 20 отзывов нет.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Первая страница отзывов' })).toHaveAttribute('href', '/profiles/7#reviews')
})

test('links to the same page after a failure, without a fragment, so that the browser loads it', () => {
  renderReviews(unavailableOutcome, { page: 3, locale: 'en' })
  expect(screen.getByText('The reviews didn’t load')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en/profiles/7?page=3')
  expect(screen.queryByText(/^No reviews yet/)).toBeNull()
})
