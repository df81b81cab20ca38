import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useCombobox } from './use-combobox.ts'

function renderStaleGrid() {
  const field = document.body.appendChild(document.createElement('input'))
  const onChoose = vi.fn<(index: number) => void>()
  const { rerender } = renderHook(
    ({ isStale }) =>
      useCombobox({
        field: { current: field },
        id: 'cities',
        keys: ['moskva'],
        isStale,
        onChoose,
        grid: { columns: 1, startsActive: true },
      }),
    { initialProps: { isStale: true } },
  )
  return { field, onChoose, makeCurrent: () => rerender({ isStale: false }) }
}

it('handles a deferred Enter once the options are current', () => {
  const { field, onChoose, makeCurrent } = renderStaleGrid()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChoose).not.toHaveBeenCalled()
  makeCurrent()
  expect(onChoose.mock.calls).toEqual([[0]])
})

it.each([
  ['a letter', (field: HTMLElement) => fireEvent.input(field)],
  ['another key', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Escape' })],
  ['a press in the field', (field: HTMLElement) => fireEvent.pointerDown(field)],
  ['leaving the field', (field: HTMLElement) => fireEvent.blur(field)],
])('cancels a deferred Enter after %s', (_name, interact) => {
  const { field, onChoose, makeCurrent } = renderStaleGrid()
  fireEvent.keyDown(field, { key: 'Enter' })
  interact(field)
  makeCurrent()
  expect(onChoose).not.toHaveBeenCalled()
})
