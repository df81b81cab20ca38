import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CookieBanner } from './cookie-banner.tsx'

test.each([
  ['ru', 'Файлы cookie', 'Как\u00a0мы храним данные', '/about/privacyPolicy', 'Принять'],
  ['en', 'Cookies', 'How we use your data', '/en/about/privacyPolicy', 'Accept'],
] as const)(
  'explains the use of cookies in %s, and links to the privacy policy',
  (locale, label, policy, path, accept) => {
    render(<CookieBanner locale={locale} />)
    expect(screen.getByRole('region', { name: label })).toHaveTextContent(/cookie/i)
    expect(screen.getByRole('link', { name: policy })).toHaveAttribute('href', path)
    expect(screen.getByRole('button', { name: accept })).toBeInTheDocument()
  },
)
