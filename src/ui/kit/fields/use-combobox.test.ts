import { fireEvent, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { moveInGrid, useCombobox } from './use-combobox.ts'

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 4],
  ['ArrowDown', 6, 9],
  ['ArrowDown', 8, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, -1],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['Home', 7, 0],
  ['End', 2, 9],
  ['a', 2, undefined],
] as const)('%s moves from %i to %s among ten options in rows of four', (key, index, newIndex) => {
  expect(moveInGrid(key, index, 10, 4)).toBe(newIndex)
})

it('leaves the grid at the top only', () => {
  const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End')
  const size = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(key, size, fc.integer({ min: 1, max: 6 }), fc.nat(), (pressedKey, count, columns, seed) => {
      const newIndex = moveInGrid(pressedKey, (seed % (count + 1)) - 1, count, columns)
      expect(newIndex).toBeGreaterThanOrEqual(pressedKey === 'ArrowUp' ? -1 : 0)
      expect(newIndex).toBeLessThan(count)
    }),
  )
})

it('ignores keys in an empty grid', () => {
  expect(moveInGrid('End', -1, 0, 4)).toBeUndefined()
})

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
