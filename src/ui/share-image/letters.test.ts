import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canBeDrawn, outlineText } from './letters.ts'

const getWidth = (text: string) => outlineText(text, 'bold').width

describe('outlined text', () => {
  it('has an outline for each letter, and no outline for a space', () => {
    expect(outlineText('Казань 1\u00a0200 ₽', 'regular').letters).toHaveLength('Казань1200₽'.length)
  })

  it('applies kerning', () => {
    expect(getWidth('ТА')).toBeLessThan(getWidth('Т') + getWidth('А'))
    expect(getWidth('НИ')).toBe(getWidth('Н') + getWidth('И'))
  })

  it('applies tracking between letters only', () => {
    expect(outlineText('НИН', 'bold', -36).width).toBe(getWidth('НИН') - 72)
    expect(outlineText('', 'bold', -36)).toEqual({ width: 0, letters: [] })
  })

  it('composes letters, and drops the diacritics of a letter that the typeface lacks', () => {
    expect(outlineText('é', 'regular')).toEqual(outlineText('e', 'regular'))
    expect(outlineText('и\u0306', 'regular')).toEqual(outlineText('й', 'regular'))
  })

  it('has no negative width and contains outlines only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), text => {
        const { letters, width: totalWidth } = outlineText(text, 'regular')
        expect(totalWidth).toBeGreaterThanOrEqual(0)
        for (const { outline } of letters) expect(outline).toMatch(/^M[MLQCZ\d .-]*$/)
      }),
    )
  })
})

describe('a name', () => {
  it.each([
    ['Казань', true],
    ['Ростов-на-Дону', true],
    ['Әлия Ғәлиева', true],
    ['José 🦊', true],
    ['李小龙', false],
    ['Ли 小龙', false],
    ['🦊', false],
    ['', false],
  ])('%s can be drawn: %s', (name, isDrawable) => {
    expect(canBeDrawn(name)).toBe(isDrawable)
  })
})
