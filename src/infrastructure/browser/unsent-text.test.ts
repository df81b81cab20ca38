import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasUnsentText, watchTyping } from './unsent-text.ts'

const onTyping = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  onTyping.mockClear()
  document.body.innerHTML = `<input id="alone"><form><textarea id="text"></textarea><input id="secret" type="password">
    <input id="search" type="search"><input id="choice" type="radio" value="4.5">
    <input id="consent" type="checkbox"></form>`
  stop = watchTyping(onTyping)
})
afterEach(() => stop())

const typeText = (id: string, text: string) => {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('no such field')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('detects text typed into a form', () => {
  expect(hasUnsentText()).toBe(false)
  typeText('text', 'Hello')
  expect(hasUnsentText()).toBe(true)
  expect(onTyping).toHaveBeenCalledTimes(1)
})

it.each(['alone', 'secret', 'search'])('ignores the text of the field %s', id => {
  typeText(id, 'Hello')
  expect(hasUnsentText()).toBe(false)
  expect(onTyping).not.toHaveBeenCalled()
})

it.each(['choice', 'consent'])('ignores a click on the field %s, which holds no text', id => {
  document.getElementById(id)?.click()
  expect(hasUnsentText()).toBe(false)
  expect(onTyping).not.toHaveBeenCalled()
})

it('ignores the text of a form that marks it as saved, until the mark is gone', () => {
  typeText('text', 'Hello')
  const form = document.querySelector('form')
  form?.setAttribute('data-saved', 'true')
  expect(hasUnsentText()).toBe(false)
  form?.removeAttribute('data-saved')
  expect(hasUnsentText()).toBe(true)
})

it('forgets text once its form is cleared or removed', () => {
  typeText('text', 'Hello')
  typeText('text', ' ')
  expect(hasUnsentText()).toBe(false)
  typeText('text', 'Hello')
  document.querySelector('form')?.remove()
  expect(hasUnsentText()).toBe(false)
})
