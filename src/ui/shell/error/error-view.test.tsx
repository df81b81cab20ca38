import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorView, type ErrorViewProps } from './error-view.tsx'

const suggestions = [{ id: 1, slug: 'kazan', name: 'Казань', region: 'Татарстан' }]
const notFoundProps: ErrorViewProps = {
  locale: 'ru',
  status: 404,
  message: 'Page Not Found',
  path: '/kazn',
  isCityUnknown: true,
  suggestions,
}
const failureProps: ErrorViewProps = {
  locale: 'ru',
  status: 503,
  message: 'Cant get city',
  path: '/kazan?page=2',
  suggestions: [],
}

test('renders each message as one text node', () => {
  expect(renderToString(<ErrorView {...notFoundProps} />)).toContain('>404. Page Not Found<')
  expect(renderToString(<ErrorView {...notFoundProps} />)).toContain('>Page not found: /kazn<')
  expect(renderToString(<ErrorView {...failureProps} />)).toContain('>503. Cant get city<')
})

test('offers cities with similar names for an unknown city', () => {
  render(<ErrorView {...notFoundProps} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Такого города нет в каталоге')
  expect(screen.getByRole('link', { name: 'КазаньТатарстан' })).toHaveAttribute('href', '/kazan')
  expect(screen.getByRole('link', { name: 'Все города' })).toHaveAttribute('href', '/#cities')
})

test.each([
  ['/kazn', '/#cities'],
  ['/kazn/specialists/repair', '?cities'],
])('offers the city picker for the unknown city of %s', (path, href) => {
  render(<ErrorView {...notFoundProps} path={path} />)
  const field = screen.getByRole('link', { name: 'Город или область' })
  expect([field.getAttribute('href'), field.dataset['cityPicker']]).toEqual([href, 'true'])
})

const similarCities = [...suggestions, { id: 2, slug: 'kaltan', name: 'Калтан', region: 'Кемеровская область' }]

test.each(['/kazan/specialists/nosuchcat', '/kazan/nope', '/en/kazan/nope'])(
  'offers only the city of the path and its list if the city exists: %s',
  path => {
    render(<ErrorView {...notFoundProps} path={path} isCityUnknown={false} suggestions={similarCities} />)
    const links = screen.getByRole('region', { name: /искали/ }).querySelectorAll('a')
    expect([...links].map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Все специалисты Казани', '/kazan/specialists'],
      ['КазаньТатарстан', '/kazan'],
    ])
  },
)

test('offers cities with similar names for a misspelled city in a longer path', () => {
  render(
    <ErrorView {...notFoundProps} path="/kazn/specialists/nope" isCityUnknown={false} suggestions={similarCities} />,
  )
  expect(screen.getByRole('link', { name: 'КалтанКемеровская область' })).toHaveAttribute('href', '/kaltan')
})

test('says that the page does not exist, without suggestions if there are none', () => {
  render(<ErrorView {...notFoundProps} path="/moskva/nope" isCityUnknown={false} suggestions={[]} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Такой страницы нет')
  expect(screen.queryByText('Может быть, вы искали')).toBeNull()
})

test('offers Retry and home after a failure', () => {
  render(<ErrorView {...failureProps} errorId="a1b2" />)
  expect(screen.getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/kazan?page=2')
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  expect(screen.getByText('Номер ошибки: a1b2')).toBeInTheDocument()
})

test('retries on this site, even if the path begins with two slashes', () => {
  render(<ErrorView {...failureProps} path="//evil.example/kazan" />)
  expect(screen.getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/evil.example/kazan')
})

test('retries the current URL if the path is unknown', () => {
  const { path: _path, ...propsWithoutPath } = failureProps
  render(<ErrorView {...propsWithoutPath} />)
  expect(screen.getByText('Повторить').closest('a')).toHaveAttribute('href', '')
})

test.each([
  [400, 'Неверный адрес'],
  [414, 'Адрес слишком длинный'],
])('%i explains that the URL is wrong, and offers no retry', (status, heading) => {
  render(<ErrorView locale="ru" status={status} message="" suggestions={[]} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['На главную'])
})

test('translates everything around the message', () => {
  const { container } = render(<ErrorView {...failureProps} locale="en" path="/en/kazan" errorId="a1b2" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page didn’t open')
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
  expect(container).not.toHaveTextContent(/[а-яё]/i)
})
