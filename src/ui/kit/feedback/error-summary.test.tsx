import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

test('the error summary takes the focus after each attempt, and its links focus the fields', async () => {
  const errors = [{ fieldId: 'mail', text: 'Почта: допишите адрес' }]
  const renderForm = (attempt: number) => (
    <>
      <ErrorSummary heading="Исправьте поле" errors={errors} attempt={attempt} />
      <input id="mail" aria-label="Почта" />
    </>
  )
  const { rerender } = render(renderForm(1))
  const summary = screen.getByRole('group', { name: 'Исправьте поле' })
  expect(summary).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Почта: допишите адрес' }))
  expect(screen.getByLabelText('Почта')).toHaveFocus()
  rerender(renderForm(1))
  expect(screen.getByLabelText('Почта')).toHaveFocus()
  rerender(renderForm(2))
  expect(summary).toHaveFocus()
})

test('the summary announces errors after a submit, and the fields announce them after the next input', async () => {
  const renderForm = (attempt: number, error?: string) => (
    <form>
      <ErrorSummary
        heading="Исправьте поле"
        errors={error === undefined ? [] : [{ fieldId: 'mail', text: error }]}
        attempt={attempt}
      />
      <TextField id="mail" label="Почта" error={error} />
    </form>
  )
  const { rerender } = render(renderForm(0))
  const isFieldLive = () => document.getElementById('mail-error')?.parentElement?.getAttribute('aria-live') === 'polite'
  rerender(renderForm(1, 'Введите адрес'))
  const summary = screen.getByRole('group', { name: 'Исправьте поле' })
  expect(summary).toHaveFocus()
  expect(summary).toHaveAccessibleDescription('Введите адрес')
  expect(isFieldLive()).toBe(false)
  await userEvent.type(screen.getByLabelText('Почта'), 'н')
  rerender(renderForm(1, 'Допишите адрес'))
  expect(isFieldLive()).toBe(true)
  rerender(renderForm(2, 'Допишите адрес'))
  expect(summary).toHaveFocus()
  expect(isFieldLive()).toBe(false)
})

test('an error summary without field errors shows its text', () => {
  render(
    <ErrorSummary heading="Почта или пароль не подошли" attempt={1}>
      Проверьте раскладку клавиатуры.
    </ErrorSummary>,
  )
  expect(screen.getByRole('group')).toHaveTextContent('Проверьте раскладку')
  expect(screen.queryByRole('list')).toBeNull()
})
