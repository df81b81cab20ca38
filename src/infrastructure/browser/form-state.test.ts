import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isStateSaved, saveFormState, restoreFormState } from './form-state.ts'
import { isField, type InputBeforeHydration } from './replay-input.ts'

const formHtml =
  '<input name="city"><input name="secret" type="password"><input name="code" autocomplete="one-time-code"><textarea name="text"></textarea>'
const restore = () => {
  const input: InputBeforeHydration = { entered: new Set() }
  restoreFormState(input)
  return { fields: [...input.entered].filter(isField), clicked: input.clicked }
}
const getValue = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
const enterText = (name: string, text: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (field) field.value = text
}

describe('the form state that a full load preserves', () => {
  beforeEach(() => {
    sessionStorage.clear()
    vi.stubGlobal('scrollTo', vi.fn())
    document.body.innerHTML = formHtml
    history.replaceState(null, '', '/kazan')
  })

  it('includes field values and the scroll position', () => {
    enterText('city', 'kaz')
    enterText('text', 'Hello')
    vi.stubGlobal('scrollY', 420)
    saveFormState('/en/kazan')
    document.body.innerHTML = formHtml
    history.replaceState(null, '', '/en/kazan')
    expect(restore().fields.map(({ name }) => name)).toEqual(['city', 'text'])
    expect([getValue('city'), getValue('text')]).toEqual(['kaz', 'Hello'])
    expect(scrollTo).toHaveBeenCalledWith(0, 420)
  })

  it('keeps any text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), text => {
        document.body.innerHTML = formHtml
        enterText('text', text)
        const enteredText = getValue('text')
        saveFormState('/kazan')
        document.body.innerHTML = formHtml
        restore()
        expect(getValue('text')).toBe(enteredText)
      }),
    )
  })

  it('includes the clicked button, if the next page has it', () => {
    const buttons = '<button>One</button><button>Two</button><button>Two</button>'
    document.body.innerHTML = buttons
    saveFormState('/kazan', document.querySelectorAll('button')[2])
    document.body.innerHTML = buttons
    expect(restore().clicked).toBe(document.querySelectorAll('button')[2])
    saveFormState('/kazan', document.querySelectorAll('button')[1])
    document.body.innerHTML = '<button>Three</button>'
    expect(restore().clicked).toBeUndefined()
    saveFormState('/kazan')
    expect(restore().clicked).toBeUndefined()
  })

  it('includes the clicked button, even if the next page lacks a button before it', () => {
    document.body.innerHTML = '<button>Notifications</button><button>One</button><button>Two</button>'
    saveFormState('/kazan', document.querySelectorAll('button')[2])
    document.body.innerHTML = '<button>One</button><button>Two</button>'
    expect(restore().clicked).toBe(document.querySelectorAll('button')[1])
  })

  it.each(['data-city-picker', 'data-form="request"', 'data-login'])(
    'includes a clicked link that opens a dialog: %s',
    attribute => {
      const link = `<button>Menu</button><a href="#there" ${attribute}>Open</a>`
      document.body.innerHTML = link
      saveFormState('/kazan', document.querySelector('a') ?? undefined)
      document.body.innerHTML = link
      expect(restore().clicked).toBe(document.querySelector('a'))
    },
  )

  it('does not replace a click made in the meantime', () => {
    document.body.innerHTML = '<button>One</button><button>Two</button>'
    const [one, two] = document.querySelectorAll('button')
    saveFormState('/kazan', one)
    const input: InputBeforeHydration = { entered: new Set(), clicked: two }
    restoreFormState(input)
    expect(input.clicked).toBe(two)
  })

  it('contains no secrets', () => {
    enterText('secret', 'hunter2')
    enterText('code', '123456')
    saveFormState('/kazan')
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hunter2|123456/)
  })

  it.each(['current-password', 'new-password'])('contains no password that the field shows: %s', autocomplete => {
    document.body.innerHTML = `<input name="shown" type="text" autocomplete="${autocomplete}">`
    enterText('shown', 'hunter2')
    saveFormState('/kazan')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter2')
  })

  describe('with radio buttons', () => {
    const radiosHtml =
      '<input type="radio" name="rating" value="" checked><input type="radio" name="rating" value="4"><input type="radio" name="rating" value="4.5">'
    const listRadios = () => [...document.querySelectorAll<HTMLInputElement>('[name=rating]')]
    const choose = (value: string) => {
      for (const radio of listRadios()) radio.checked = radio.value === value
    }
    const getChoice = () => listRadios().find(({ checked }) => checked)?.value

    beforeEach(() => {
      document.body.innerHTML = radiosHtml
      choose('4.5')
      saveFormState('/kazan')
      document.body.innerHTML = radiosHtml
    })

    it('includes the chosen one', () => {
      expect(restore().fields).toEqual(listRadios())
      expect(getChoice()).toBe('4.5')
    })

    it('does not overwrite a choice made in the meantime', () => {
      choose('4')
      expect(restore().fields).toEqual([])
      expect(getChoice()).toBe('4')
    })
  })

  it('is restored on its own page, once', () => {
    enterText('city', 'kaz')
    saveFormState('/en/kazan')
    expect(restore().fields).toEqual([])
    saveFormState('/kazan')
    document.body.innerHTML = formHtml
    expect(restore().fields).toHaveLength(1)
    document.body.innerHTML = formHtml
    expect(restore().fields).toEqual([])
  })

  it('counts as saved until it is restored', () => {
    expect(isStateSaved()).toBe(false)
    saveFormState('/kazan')
    expect(isStateSaved()).toBe(true)
    restore()
    expect(isStateSaved()).toBe(false)
  })

  it('includes only edited values, because the format of the others may depend on the language', () => {
    const renderFilters = (price: string) => {
      document.body.innerHTML = `
        <input type="search" name="search" value="tutor"><input name="price_to" value="${price}">
        <form><input type="hidden" name="search" value="tutor"><input name="phone" value="+7"></form>`
    }
    renderFilters('2 000')
    enterText('search', 'math tutor')
    enterText('phone', '')
    saveFormState('/kazan')
    renderFilters('2,000')
    expect(restore().fields.map(({ name }) => name)).toEqual(['search', 'phone'])
    expect([getValue('search'), getValue('price_to'), getValue('phone')]).toEqual(['math tutor', '2,000', ''])
    expect(getValue('search][type=hidden')).toBe('tutor')
  })

  it('omits a restored text that equals the default value of its field', () => {
    const renderCity = (city: string) => (document.body.innerHTML = `<input name="city" value="${city}">`)
    renderCity('')
    enterText('city', 'kaz')
    saveFormState('/kazan')
    renderCity('kaz')
    restore()
    saveFormState('/kazan')
    renderCity('')
    expect(restore().fields).toEqual([])
  })

  it('does not overwrite values entered in the meantime', () => {
    enterText('city', 'kaz')
    saveFormState('/kazan')
    enterText('city', 'per')
    expect(restore().fields).toEqual([])
    expect(getValue('city')).toBe('per')
  })

  it.each(['', '{', '"text"', 'null', '{"path":"/kazan"}'])('is empty if %j is stored', text => {
    sessionStorage.setItem('carried-over', text)
    expect(restore().fields).toEqual([])
  })
})
