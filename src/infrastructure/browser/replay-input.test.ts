import { beforeEach, describe, expect, it, vi } from 'vitest'
import { replayField, replayInput } from './replay-input.ts'

describe('input before hydration', () => {
  const onClick = vi.fn<() => void>()
  const onInput = vi.fn<(text: string) => void>()

  beforeEach(() => {
    vi.clearAllMocks()
    document.body.innerHTML = '<input name="city"><button>Retry</button>'
    document.querySelector('button')?.addEventListener('click', onClick)
    const input = document.querySelector('input')
    input?.addEventListener('input', () => onInput(input.value))
  })

  const enterBeforeHydration = () => {
    const input = document.querySelector('input')
    const button = document.querySelector('button')
    if (!input || !button) throw new Error('no such element')
    input.value = 'kaz'
    globalThis.inputRecord = { entered: new Set([input]), clicked: button }
  }

  it('is replayed once', () => {
    enterBeforeHydration()
    document.documentElement.dataset.waiting = ''
    replayInput()
    replayInput()
    expect(document.documentElement.dataset.waiting).toBeUndefined()
    expect(onInput.mock.calls).toEqual([['kaz']])
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('is not submitted again', () => {
    const onSubmit = vi.fn<(event: Event) => void>(event => event.preventDefault())
    document.body.innerHTML =
      '<form><input name="search"><button type="submit">Find</button><button type="button">Filters</button></form>'
    document.querySelector('form')?.addEventListener('submit', onSubmit)
    document.querySelector('[type=button]')?.addEventListener('click', onClick)
    for (const button of document.querySelectorAll('button')) {
      globalThis.inputRecord = { entered: new Set(), clicked: button }
      replayInput()
    }
    expect(onSubmit).not.toHaveBeenCalled()
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('may be missing, and a click on a removed button is not replayed', () => {
    replayInput()
    enterBeforeHydration()
    document.querySelector('button')?.remove()
    replayInput()
    expect(onClick).not.toHaveBeenCalled()
  })
})

const events: string[] = []

const createField = <T extends Element>(html: string, type: new () => T): T => {
  document.body.innerHTML = html
  const element = document.body.firstElementChild
  if (!(element instanceof type)) throw new Error('no such field')
  for (const name of ['input', 'change', 'click']) element.addEventListener(name, () => events.push(name))
  return element
}

describe('replaying a field', () => {
  beforeEach(() => {
    events.length = 0
  })

  it.each([
    () => createField('<input name="a">', HTMLInputElement),
    () => createField('<textarea name="a"></textarea>', HTMLTextAreaElement),
  ])('dispatches `input` and keeps the text', createInput => {
    const input = createInput()
    input.value = 'kaz'
    replayField(input)
    expect(input.value).toBe('kaz')
    expect(events).toEqual(['input'])
  })

  it('does not move the caret', () => {
    const input = createField('<input name="a">', HTMLInputElement)
    input.value = 'kaz'
    input.focus()
    input.setSelectionRange(1, 2)
    replayField(input)
    expect([input.selectionStart, input.selectionEnd]).toEqual([1, 2])
  })

  it('dispatches `change` for a select', () => {
    const select = createField('<select><option>a<option>b</select>', HTMLSelectElement)
    select.value = 'b'
    replayField(select)
    expect(select.value).toBe('b')
    expect(events).toEqual(['change'])
  })

  it.each([true, false])('clicks a checkbox without changing its state (checked: %s)', checked => {
    const box = createField('<input type="checkbox">', HTMLInputElement)
    box.checked = checked
    replayField(box)
    expect(box.checked).toBe(checked)
    expect(events).toContain('click')
    expect(events).toContain('change')
  })

  it.each(['4', '4.5'])('keeps the radio button that was chosen last, and dispatches its events once: %s', chosen => {
    const form = createField(
      '<form><input type="radio" name="rating" value="4"><input type="radio" name="rating" value="4.5"></form>',
      HTMLFormElement,
    )
    for (const radio of form.querySelectorAll('input')) radio.checked = radio.value === chosen
    for (const radio of form.querySelectorAll('input')) replayField(radio)
    expect(new FormData(form).get('rating')).toBe(chosen)
    expect(events).toEqual(['click', 'input', 'change'])
  })

  it('ignores a removed field', () => {
    const input = createField('<input name="a">', HTMLInputElement)
    input.remove()
    replayField(input)
    expect(events).toEqual([])
  })
})
