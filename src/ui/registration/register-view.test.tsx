import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RegisterView } from './register-view.tsx'

test.each([
  ['ru', 'Что даст профиль'],
  ['en', 'What a profile gives you'],
] as const)('shows the benefits of a profile in a region of their own (%s)', (locale, heading) => {
  const { container } = render(
    <RegisterView locale={locale}>
      <h1>Wizard</h1>
    </RegisterView>,
  )
  const benefits = screen.getByRole('region', { name: heading })
  expect(within(benefits).getAllByRole('listitem')).toHaveLength(3)
  expect(benefits).not.toContainElement(screen.getByRole('heading', { name: 'Wizard' }))
  expect(container.querySelector('[data-hydrate]')).toContainElement(benefits)
})
