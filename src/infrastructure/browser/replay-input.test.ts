// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { replayInput } from './replay-input.ts'

const pressed = vi.fn<() => void>()
const typed = vi.fn<(text: string) => void>()

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<input name="city"><button>Retry</button>'
  document.querySelector('button')?.addEventListener('click', pressed)
  const input = document.querySelector('input')
  input?.addEventListener('input', () => typed(input.value))
})

const early = () => {
  const input = document.querySelector('input')
  const clicked = document.querySelector('button')
  if (!input || !clicked) throw new Error('no such element')
  input.value = 'kaz'
  globalThis.znatokInput = { entered: new Set([input]), clicked }
}

it('is given to the page once', () => {
  early()
  replayInput()
  replayInput()
  expect(typed.mock.calls).toEqual([['kaz']])
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('is nothing where nobody did anything, or where the button is gone', () => {
  replayInput()
  early()
  document.querySelector('button')?.remove()
  replayInput()
  expect(pressed).not.toHaveBeenCalled()
})
