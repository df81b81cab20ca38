import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BusyButton } from './busy-button.tsx'
import { Button } from './button.tsx'
import { RemovableChip } from './removable-chip.tsx'

test('a busy button keeps the focus, is aria-disabled, announces its work, and ignores clicks and Enter', async () => {
  const onSubmit = vi.fn<() => void>()
  const createForm = (isBusy: boolean) => (
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
  const { rerender } = render(createForm(false))
  const button = screen.getByRole('button', { name: 'Отправить' })
  await userEvent.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(createForm(true))
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Отправляем')
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Имя'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a busy button takes the focus only from a field that became inert', () => {
  const createForm = (isBusy: boolean) => (
    <form>
      <input aria-label="Город" />
      <div inert={isBusy}>
        <input aria-label="Имя" />
      </div>
      <BusyButton busy={isBusy} busyText="Отправляем">
        Отправить
      </BusyButton>
    </form>
  )
  const { rerender } = render(createForm(false))
  const cityField = screen.getByLabelText('Город')
  cityField.focus()
  rerender(createForm(true))
  expect(cityField).toHaveFocus()
  rerender(createForm(false))
  screen.getByLabelText('Имя').focus()
  rerender(createForm(true))
  expect(screen.getByRole('button')).toHaveFocus()
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

test('a removable chip names its action', () => {
  render(
    <RemovableChip href="/kazan/specialists" removeText="Убрать фильтр">
      До 2 000 ₽
    </RemovableChip>,
  )
  expect(screen.getByRole('link', { name: 'Убрать фильтр До 2 000 ₽' })).toHaveAttribute('href', '/kazan/specialists')
})
