import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatErrors, parseErrorBody, hasErrors } from './error-body.ts'

describe('an error body', () => {
  it('has an error, errors by field and a message', () => {
    const errorBody = parseErrorBody({
      error: ' Занято. ',
      message: 'Invalid.',
      errors: { email: ['Нет.', 'Не то.'], name: 'Пусто.' },
    })
    expect(errorBody).toEqual({
      error: 'Занято.',
      message: 'Invalid.',
      fields: new Map([
        ['email', ['Нет.', 'Не то.']],
        ['name', ['Пусто.']],
      ]),
    })
    expect(formatErrors(errorBody)).toBe('Занято. Нет. Не то. Пусто.')
  })

  it('is formatted from its errors without duplicates, or from the message if it has no errors', () => {
    expect(formatErrors(parseErrorBody({ message: 'Invalid.', errors: { code: ['Код неверный.'] } }))).toBe(
      'Код неверный.',
    )
    const duplicates = { error: 'Код неверный.', errors: { code: ['Код неверный.'], uuid: ['Письмо устарело.'] } }
    expect(formatErrors(parseErrorBody(duplicates))).toBe('Код неверный. Письмо устарело.')
    expect(formatErrors(parseErrorBody({ message: 'Invalid.', errors: [] }))).toBe('Invalid.')
    expect(formatErrors(parseErrorBody({}))).toBe('')
  })

  it('has nested errors under their paths, and errors without a field under an empty name', () => {
    const nested = { name: ['A'], items: ['B', { price: ['C'], unit: 'D' }], owner: { phone: 'E' } }
    expect(parseErrorBody({ error: ['F', 'G'], errors: nested })).toEqual({
      error: 'F',
      message: '',
      fields: new Map([
        ['', ['G']],
        ['name', ['A']],
        ['items', ['B']],
        ['items.1.price', ['C']],
        ['items.1.unit', ['D']],
        ['owner.phone', ['E']],
      ]),
    })
    expect(parseErrorBody({ errors: 'A' }).fields).toEqual(new Map([['', ['A']]]))
    expect(parseErrorBody({ errors: ['A', 'B'] }).fields).toEqual(new Map([['', ['A', 'B']]]))
  })

  it('has no errors when there is only a message', () => {
    expect(hasErrors(parseErrorBody({ message: 'Saved.', error: '', errors: [] }))).toBe(false)
    expect(hasErrors(parseErrorBody({ error: 'No.' }))).toBe(true)
    expect(hasErrors(parseErrorBody({ errors: { name: ['No.'] } }))).toBe(true)
  })

  it('limits the length and number of its texts, without splitting a character', () => {
    const longBody = parseErrorBody({
      error: '🙂'.repeat(5000),
      errors: { name: Array.from({ length: 50 }, () => 'x') },
    })
    expect(longBody.error).toBe('🙂'.repeat(300))
    expect(longBody.fields.get('name')).toEqual(['x', 'x', 'x'])
    const manyErrors = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, ['x']]))
    expect(parseErrorBody({ errors: manyErrors }).fields.size).toBe(30)
  })

  it('is read to a depth of five, and trimmed', () => {
    const errors = { a: { b: { c: { d: { e: ' x ', f: { g: 'y' } } } } }, h: [' ', '', 'z'] }
    expect([...parseErrorBody({ errors }).fields]).toEqual([
      ['a.b.c.d.e', ['x']],
      ['h', ['z']],
    ])
  })

  it.each([null, undefined, 7, 'text', [], ['text'], true])('is empty for %j', json => {
    expect(parseErrorBody(json)).toEqual({ error: '', message: '', fields: new Map() })
  })

  it('contains only texts, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (error, message, errors) => {
        const errorBody = parseErrorBody({ error, message, errors })
        const texts = [
          errorBody.error,
          errorBody.message,
          ...[...errorBody.fields.values()].flat(),
          formatErrors(errorBody),
        ]
        expect(texts.filter(text => typeof text !== 'string')).toEqual([])
      }),
    )
  })
})
