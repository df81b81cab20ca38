import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RatingLine, Stars, getStarsWidth } from './stars.tsx'

test('five stars are one image with a text alternative', () => {
  render(<Stars rating={4.9} label="Оценка 4,9 из 5" />)
  expect(screen.getByRole('img', { name: 'Оценка 4,9 из 5' })).toBeInTheDocument()
})

test('stars are filled up to the rating', () => {
  expect([0, 1, 2.5, 5, 9].map(getStarsWidth)).toEqual([1, 27, 65, 131, 131])
})

test('screen readers get the rating in words instead of a bare number', () => {
  render(<RatingLine rating="4,9" reviews="128 отзывов" label="Оценка 4,9 из 5" />)
  expect(screen.getByText('Оценка 4,9 из 5')).toBeInTheDocument()
  expect(screen.getByText('4,9')).toHaveAttribute('aria-hidden', 'true')
})
