import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BusyButton } from './busy-button.tsx'
import { Button } from './button.tsx'
import { RemovableChip } from './removable-chip.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'

test('a busy button keeps its name and focus, announces its work, and ignores clicks', async () => {
  const onSubmit = vi.fn<() => void>()
  const renderForm = (isBusy: boolean) => (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input aria-label="Имя" />
      <BusyButton busy={isBusy} busyText="Отправляем">
        Отправить
      </BusyButton>
    </form>
  )
  const { rerender } = render(renderForm(false))
  const button = screen.getByRole('button', { name: 'Отправить' })
  await userEvent.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(renderForm(true))
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Отправляем')
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Имя'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a button calls its handler only when it is not busy', async () => {
  const onPress = vi.fn<() => void>()
  const { rerender } = render(
    <BusyButton busy busyText="Удаляем" onPress={onPress}>
      Удалить
    </BusyButton>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onPress).not.toHaveBeenCalled()
  rerender(
    <BusyButton busy={false} busyText="Удаляем" onPress={onPress}>
      Удалить
    </BusyButton>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a disabled button ignores clicks', async () => {
  const onPress = vi.fn<() => void>()
  render(
    <Button disabled onPress={onPress}>
      Сравнить
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onPress).not.toHaveBeenCalled()
})

test('the error summary takes the focus after each attempt, and its links focus the fields', async () => {
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>()
  const errors = [{ field: 'mail', text: 'Почта: допишите адрес' }]
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
  const form = (attempt: number, error?: string) => (
    <form>
      <ErrorSummary
        heading="Исправьте поле"
        errors={error === undefined ? [] : [{ field: 'mail', text: error }]}
        attempt={attempt}
      />
      <TextField id="mail" label="Почта" error={error} />
    </form>
  )
  const { rerender } = render(form(0))
  const isFieldLive = () => document.getElementById('mail-error')?.parentElement?.getAttribute('aria-live') === 'polite'
  rerender(form(1, 'Введите адрес'))
  const summary = screen.getByRole('group', { name: 'Исправьте поле' })
  expect(summary).toHaveFocus()
  expect(summary).toHaveAccessibleDescription('Введите адрес')
  expect(isFieldLive()).toBe(false)
  await userEvent.type(screen.getByLabelText('Почта'), 'н')
  rerender(form(1, 'Допишите адрес'))
  expect(isFieldLive()).toBe(true)
  rerender(form(2, 'Допишите адрес'))
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

test('a removable chip names its action', () => {
  render(
    <RemovableChip href="/kazan/specialists" removeText="Убрать фильтр">
      До 2 000 ₽
    </RemovableChip>,
  )
  expect(screen.getByRole('link', { name: 'Убрать фильтр До 2 000 ₽' })).toHaveAttribute('href', '/kazan/specialists')
})
