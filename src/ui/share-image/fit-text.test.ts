import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitText } from './fit-text.ts'
import { getTextWidth } from './text.ts'

const style = { weight: 'bold', tracking: -36 } as const
const box = { width: 470, height: 300, maxSize: 148, maxLines: 3 }

describe('fitText', () => {
  it.each([
    ['Казань', ['Казань']],
    ['Уфа', ['Уфа']],
    ['Нижний Новгород', ['Нижний', 'Новгород']],
    ['Петропавловск-Камчатский', ['Петропавловск-', 'Камчатский']],
    ['Ростов-на-Дону', ['Ростов-', 'на-Дону']],
    ['Анна - репетитор', ['Анна -', 'репетитор']],
  ])('breaks %s into the lines that allow the largest type', (name, lines) => {
    expect(fitText(name, style, box).lines).toEqual(lines)
  })

  it('keeps one line if only one is allowed', () => {
    expect(fitText('Нижний Новгород', style, { ...box, maxLines: 1 }).lines).toEqual(['Нижний Новгород'])
  })

  it('fits the box and loses no letter', () => {
    const word = fc.string({ unit: fc.constantFrom(...'абвЖЩё'), minLength: 1, maxLength: 14 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.constantFrom(' ', '-'), (words, separator) => {
        const name = words.join(separator)
        const { size, lines } = fitText(name, style, box)
        expect(lines.join(separator === ' ' ? ' ' : '')).toBe(name)
        expect(lines.length).toBeLessThanOrEqual(box.maxLines)
        expect(size).toBeLessThanOrEqual(box.maxSize)
        expect(size * lines.length).toBeLessThanOrEqual(box.height + 0.001)
        for (const line of lines) expect(getTextWidth(line, { ...style, size })).toBeLessThanOrEqual(box.width + 0.001)
      }),
    )
  })
})
