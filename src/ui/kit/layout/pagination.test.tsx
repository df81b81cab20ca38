import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const renderPagination = (currentPage: number, lastPage: number) =>
  render(
    <Pagination
      label="Страницы"
      currentPage={currentPage}
      lastPage={lastPage}
      getHref={page => `/x?page=${page}`}
      texts={{ previous: 'Назад', next: 'Вперёд', getPageLabel: page => `Страница ${page}` }}
      range="1–24 из 228"
    />,
  )

test('pages are links, and the current page is marked', () => {
  renderPagination(4, 10)
  expect(screen.getByRole('link', { name: 'Страница 5' })).toHaveAttribute('href', '/x?page=5')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Страница 4')
  expect(screen.getByRole('link', { name: 'Назад' })).toHaveAttribute('href', '/x?page=3')
  expect(screen.getByRole('link', { name: 'Вперёд' })).toHaveAttribute('href', '/x?page=5')
})

test('the first page has no previous link, and the last page has no next link', () => {
  const { unmount } = renderPagination(1, 2)
  expect(screen.queryByRole('link', { name: 'Назад' })).toBeNull()
  expect(screen.getByText('Назад')).toBeInTheDocument()
  unmount()
  renderPagination(2, 2)
  expect(screen.queryByRole('link', { name: 'Вперёд' })).toBeNull()
  expect(screen.getByText('Вперёд')).toBeInTheDocument()
})
