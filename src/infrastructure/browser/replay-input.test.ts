import { beforeEach, describe, expect, it, vi } from 'vitest'
import { replayField, replayInput } from './replay-input.ts'

describe('input before hydration', () => {
  const pressed = vi.fn<() => void>()
  const typed = vi.fn<(text: string) => void>()

  beforeEach(() => {
    vi.clearAllMocks()
    document.body.innerHTML = '<input name="city"><button>Retry</button>'
    document.querySelector('button')?.addEventListener('click', pressed)
    const input = document.querySelector('input')
    input?.addEventListener('input', () => typed(input.value))
  })

  const enterBeforeHydration = () => {
    const input = document.querySelector('input')
    const clicked = document.querySelector('button')
    if (!input || !clicked) throw new Error('no such element')
    input.value = 'kaz'
    globalThis.znatokInput = { entered: new Set([input]), clicked }
  }

  it('is replayed once', () => {
    enterBeforeHydration()
    document.documentElement.dataset.waiting = ''
    replayInput()
    replayInput()
    expect(document.documentElement.dataset.waiting).toBeUndefined()
    expect(typed.mock.calls).toEqual([['kaz']])
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('is empty if nothing was entered, and leaves out a button that is gone', () => {
    replayInput()
    enterBeforeHydration()
    document.querySelector('button')?.remove()
    replayInput()
    expect(pressed).not.toHaveBeenCalled()
  })
})

const heard: string[] = []

const field = <T extends Element>(html: string, type: new () => T): T => {
  document.body.innerHTML = html
  const found = document.body.firstElementChild
  if (!(found instanceof type)) throw new Error('no such field')
  for (const name of ['input', 'change', 'click']) found.addEventListener(name, () => heard.push(name))
  return found
}

describe('replaying a field', () => {
  beforeEach(() => {
    heard.length = 0
  })

  it.each([
    () => field('<input name="a">', HTMLInputElement),
    () => field('<textarea name="a"></textarea>', HTMLTextAreaElement),
  ])('dispatches `input` with its text', made => {
    const input = made()
    input.value = 'kaz'
    replayField(input)
    expect(input.value).toBe('kaz')
    expect(heard).toEqual(['input'])
  })

  it('leaves the caret where it was', () => {
    const input = field('<input name="a">', HTMLInputElement)
    input.value = 'kaz'
    input.focus()
    input.setSelectionRange(1, 2)
    replayField(input)
    expect([input.selectionStart, input.selectionEnd]).toEqual([1, 2])
  })

  it('dispatches `change` for a select', () => {
    const select = field('<select><option>a<option>b</select>', HTMLSelectElement)
    select.value = 'b'
    replayField(select)
    expect(select.value).toBe('b')
    expect(heard).toEqual(['change'])
  })

  it.each([true, false])('clicks a checkbox that is %s, and leaves it so', checked => {
    const box = field('<input type="checkbox">', HTMLInputElement)
    box.checked = checked
    replayField(box)
    expect(box.checked).toBe(checked)
    expect(heard).toContain('click')
    expect(heard).toContain('change')
  })

  it('ignores a field that is gone', () => {
    const input = field('<input name="a">', HTMLInputElement)
    input.remove()
    replayField(input)
    expect(heard).toEqual([])
  })
})
