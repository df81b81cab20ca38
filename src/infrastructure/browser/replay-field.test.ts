// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { replayField } from './replay-field.ts'

const heard: string[] = []

const field = <T extends Element>(html: string, type: new () => T): T => {
  document.body.innerHTML = html
  const found = document.body.firstElementChild
  if (!(found instanceof type)) throw new Error('no such field')
  for (const name of ['input', 'change', 'click']) found.addEventListener(name, () => heard.push(name))
  return found
}

describe('giving again what was entered before the page woke', () => {
  beforeEach(() => {
    heard.length = 0
  })

  it.each([
    () => field('<input name="a">', HTMLInputElement),
    () => field('<textarea name="a"></textarea>', HTMLTextAreaElement),
  ])('tells a field its text', made => {
    const input = made()
    input.value = 'kaz'
    replayField(input)
    expect(input.value).toBe('kaz')
    expect(heard).toEqual(['input'])
  })

  it('tells a select its choice', () => {
    const select = field('<select><option>a<option>b</select>', HTMLSelectElement)
    select.value = 'b'
    replayField(select)
    expect(select.value).toBe('b')
    expect(heard).toEqual(['change'])
  })

  it.each([true, false])('presses a checkbox that was left %s, so that it ends as it was left', checked => {
    const box = field('<input type="checkbox">', HTMLInputElement)
    box.checked = checked
    replayField(box)
    expect(box.checked).toBe(checked)
    expect(heard).toContain('click')
    expect(heard).toContain('change')
  })

  it('leaves a field that is gone', () => {
    const input = field('<input name="a">', HTMLInputElement)
    input.remove()
    replayField(input)
    expect(heard).toEqual([])
  })
})
