import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorView, type ErrorViewProps } from './error-view.tsx'

const suggestions = [{ id: 1, slug: 'kazan', name: 'Казань', region: 'Татарстан' }]
const lost: ErrorViewProps = {
  locale: 'ru',
  status: 404,
  message: 'Page Not Found',
  path: '/kazn',
  isCityUnknown: true,
  suggestions,
}
const broken: ErrorViewProps = {
  locale: 'ru',
  status: 503,
  message: 'Cant get city',
  path: '/kazan?page=2',
  suggestions: [],
}

test('renders each message as one text node', () => {
  expect(renderToString(<ErrorView {...lost} />)).toContain('>404. Page Not Found<')
  expect(renderToString(<ErrorView {...lost} />)).toContain('>Page not found: /kazn<')
  expect(renderToString(<ErrorView {...broken} />)).toContain('>503. Cant get city<')
})

test('offers cities with similar names for an unknown city', () => {
  render(<ErrorView {...lost} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Такого города нет в каталоге')
  expect(screen.getByRole('link', { name: 'КазаньТатарстан' })).toHaveAttribute('href', '/kazan')
  expect(screen.getByRole('link', { name: 'Все города' })).toHaveAttribute('href', '/#cities')
})

test('offers the city picker for an unknown city', () => {
  render(<ErrorView {...lost} />)
  const field = screen.getByRole('link', { name: 'Город или область' })
  expect([field.getAttribute('href'), field.dataset['cityPicker']]).toEqual(['/#cities', 'true'])
})

test('does not treat a longer path as a city', () => {
  render(<ErrorView {...lost} path="/moskva/nope" isCityUnknown={false} suggestions={[]} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Такой страницы нет')
  expect(screen.queryByText('Может быть, вы искали')).toBeNull()
})

test('offers Retry and home after a failure', () => {
  render(<ErrorView {...broken} errorId="a1b2" />)
  expect(screen.getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/kazan?page=2')
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  expect(screen.getByText('Номер ошибки: a1b2')).toBeInTheDocument()
})

test('retries the current address when the path is unknown', () => {
  const { path: _path, ...unknown } = broken
  render(<ErrorView {...unknown} />)
  expect(screen.getByText('Повторить').closest('a')).toHaveAttribute('href', '')
})

test.each([
  [400, 'Неверный адрес'],
  [414, 'Адрес слишком длинный'],
])('%i blames the address and offers no retry', (status, heading) => {
  render(<ErrorView locale="ru" status={status} message="" suggestions={[]} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['На главную'])
})

test('translates everything around the message', () => {
  render(<ErrorView {...broken} locale="en" path="/en/kazan" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page didn’t open')
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
})
