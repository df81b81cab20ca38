import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasUnsentText, noteTyping } from './unsent-text.ts'

const typed = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  typed.mockClear()
  document.body.innerHTML = `<input id="alone"><form><textarea id="text"></textarea><input id="secret" type="password">
    <input id="search" type="search"></form>`
  stop = noteTyping(typed)
})
afterEach(() => stop())

const type = (id: string, text: string) => {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('no such field')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('is text typed into a form', () => {
  expect(hasUnsentText()).toBe(false)
  type('text', 'Hello')
  expect(hasUnsentText()).toBe(true)
  expect(typed).toHaveBeenCalledTimes(1)
})

it.each(['alone', 'secret', 'search'])('is not the text of the field %s', id => {
  type(id, 'Hello')
  expect(hasUnsentText()).toBe(false)
  expect(typed).not.toHaveBeenCalled()
})

it('is gone once its form is cleared or removed', () => {
  type('text', 'Hello')
  type('text', ' ')
  expect(hasUnsentText()).toBe(false)
  type('text', 'Hello')
  document.querySelector('form')?.remove()
  expect(hasUnsentText()).toBe(false)
})
