import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { replayField } from '#infrastructure/browser/replay-input.ts'

const onChange = vi.fn<(value: string | boolean) => void>()

function enterAndHydrate(element: ReactElement, enter: (input: HTMLInputElement) => void): HTMLInputElement {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(element)
  const input = container.querySelector('input')
  if (!input) throw new Error('no such field')
  enter(input)
  render(element, { container, hydrate: true })
  return input
}

describe('the replay of input into a hydrated field', () => {
  beforeEach(() => onChange.mockClear())

  it.each(['kaz', ''])('calls onChange with the entered text: %j', text => {
    const input = enterAndHydrate(
      <input defaultValue="moskva" onChange={({ currentTarget }) => onChange(currentTarget.value)} />,
      field => void (field.value = text),
    )
    act(() => replayField(input))
    expect(onChange.mock.calls).toEqual([[text]])
  })

  it('calls onChange with the state of a controlled checkbox', () => {
    const box = enterAndHydrate(
      <input type="checkbox" checked={false} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />,
      field => void (field.checked = true),
    )
    act(() => replayField(box))
    expect(onChange.mock.calls).toEqual([[true]])
  })
})
