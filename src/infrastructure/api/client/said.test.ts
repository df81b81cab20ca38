import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOneText, saidIn, saysWrong } from './said'

describe('what a server says was wrong', () => {
  it('is an error, errors by field and a message', () => {
    const said = saidIn({
      error: ' Занято. ',
      message: 'Invalid.',
      errors: { email: ['Нет.', 'Не то.'], name: 'Пусто.' },
    })
    expect(said).toEqual({
      error: 'Занято.',
      message: 'Invalid.',
      fields: new Map([
        ['email', ['Нет.', 'Не то.']],
        ['name', ['Пусто.']],
      ]),
    })
    expect(inOneText(said)).toBe('Занято.')
  })

  it('may be said of fields alone, or only in general', () => {
    expect(inOneText(saidIn({ message: 'Invalid.', errors: { code: ['Код неверный.'] } }))).toBe('Код неверный.')
    expect(inOneText(saidIn({ message: 'Invalid.', errors: [] }))).toBe('Invalid.')
    expect(inOneText(saidIn({}))).toBe('')
  })

  it('is nothing where a message comes with a success', () => {
    expect(saysWrong(saidIn({ message: 'Saved.', error: '', errors: [] }))).toBe(false)
    expect(saysWrong(saidIn({ error: 'No.' }))).toBe(true)
    expect(saysWrong(saidIn({ errors: { name: ['No.'] } }))).toBe(true)
  })

  it('is bounded in length and number, and cuts no letter in half', () => {
    const long = saidIn({ error: '🙂'.repeat(5000), errors: { name: Array.from({ length: 50 }, () => 'x') } })
    expect(long.error).toBe('🙂'.repeat(300))
    expect(long.fields.get('name')).toEqual(['x', 'x', 'x'])
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, ['x']]))
    expect(saidIn({ errors: many }).fields.size).toBe(30)
  })

  it('is only ever text, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (error, message, errors) => {
        const said = saidIn({ error, message, errors })
        const texts = [said.error, said.message, ...[...said.fields.values()].flat(), inOneText(said)]
        expect(texts.filter(text => typeof text !== 'string' || text.length > 600)).toEqual([])
      }),
      { seed: 7 },
    )
    expect(saidIn(null)).toEqual({ error: '', message: '', fields: new Map() })
  })
})
