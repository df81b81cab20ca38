// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { carryOver, restore } from './carry-over'

const form =
  '<input name="city"><input name="secret" type="password"><input name="code" autocomplete="one-time-code"><textarea name="text"></textarea>'
const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
const enter = (name: string, text: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (field) field.value = text
}

describe('what a full load takes along', () => {
  beforeEach(() => {
    sessionStorage.clear()
    vi.stubGlobal('scrollTo', vi.fn())
    document.body.innerHTML = form
    history.replaceState(null, '', '/kazan')
  })

  it('is what was entered, and where the page was scrolled to', () => {
    enter('city', 'kaz')
    enter('text', 'Hello')
    vi.stubGlobal('scrollY', 420)
    carryOver('/en/kazan')
    document.body.innerHTML = form
    history.replaceState(null, '', '/en/kazan')
    expect(restore().map(({ name }) => name)).toEqual(['city', 'text'])
    expect([value('city'), value('text')]).toEqual(['kaz', 'Hello'])
    expect(scrollTo).toHaveBeenCalledWith(0, 420)
  })

  it('is no secret', () => {
    enter('secret', 'hunter2')
    enter('code', '123456')
    carryOver('/kazan')
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hunter2|123456/)
  })

  it('goes to the page it was meant for, once', () => {
    enter('city', 'kaz')
    carryOver('/en/kazan')
    expect(restore()).toEqual([])
    carryOver('/kazan')
    document.body.innerHTML = form
    expect(restore()).toHaveLength(1)
    document.body.innerHTML = form
    expect(restore()).toEqual([])
  })

  it('writes over nothing that was entered meanwhile', () => {
    enter('city', 'kaz')
    carryOver('/kazan')
    enter('city', 'per')
    expect(restore()).toEqual([])
    expect(value('city')).toBe('per')
  })

  it.each(['', '{', '"text"', 'null', '{"path":"/kazan"}'])('is nothing where %j was left', text => {
    sessionStorage.setItem('carried-over', text)
    expect(restore()).toEqual([])
  })
})
