import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { ReceiptNotes } from './receipt-notes.tsx'

const otherSpecialists = 'Посмотрите других специалистов'

test.each(['signed-in', 'registering'] as const)('shows further options to a visitor who is %s', hint => {
  renderWithSession(<ReceiptNotes locale="ru" furtherOptions={otherSpecialists} />, {}, { hint })
  expect(screen.getByRole('paragraph')).toHaveTextContent(otherSpecialists)
})

test('reminds a visitor of an unfinished registration', () => {
  renderWithSession(<ReceiptNotes locale="ru" furtherOptions={undefined} />, {}, { hint: 'registering' })
  expect(screen.getByRole('link', { name: 'Закончить регистрацию' })).toHaveAttribute('href', '/register')
})

test('shows no empty paragraph', () => {
  renderWithSession(<ReceiptNotes locale="ru" furtherOptions={undefined} />, {})
  expect(screen.queryByRole('paragraph')).toBeNull()
})
