import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditShell, OwnHeading, OwnShell } from './own-shell.tsx'

const listCrumbs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')])

test('asks to hydrate at once, and explains that the page needs JavaScript', () => {
  const { container } = render(<OwnShell locale="ru">Содержимое</OwnShell>)
  expect(container.querySelector('[data-hydrate]')).toHaveTextContent('Содержимое')
  expect(screen.getByText(/JavaScript/)).toHaveClass('no-js')
})

test('links from the settings back to the profile', () => {
  render(<OwnHeading locale="en" heading="Settings" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(listCrumbs('You are here')).toEqual([['My profile', '/en/profile']])
})

test('links from an edit form back to the profile and the settings', () => {
  const { container } = render(
    <EditShell locale="ru" heading="Пароль">
      <form aria-label="Форма" />
    </EditShell>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Пароль' })).toBeVisible()
  expect(listCrumbs('Вы здесь')).toEqual([
    ['Мой профиль', '/profile'],
    ['Настройки', '/profile/settings'],
  ])
  expect(container.querySelector('[data-hydrate]')).toContainElement(screen.getByRole('form'))
})
