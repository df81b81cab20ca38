import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { truncateText, drawText, getTextWidth } from './text.ts'

const style = { size: 34, weight: 'regular' } as const

describe('truncated text', () => {
  it('stays unchanged when it fits', () => {
    expect(truncateText('Математика, физика', 700, style)).toBe('Математика, физика')
  })

  it('ends with an ellipsis and never exceeds the width', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'абвгд еёжзЖЩ,'), minLength: 1, maxLength: 80 }),
        fc.integer({ min: 40, max: 900 }),
        (text, width) => {
          const truncatedText = truncateText(text, width, style)
          expect(getTextWidth(truncatedText, style)).toBeLessThanOrEqual(width)
          expect(
            truncatedText === text || (truncatedText.endsWith('…') && text.startsWith(truncatedText.slice(0, -1))),
          ).toBe(true)
        },
      ),
    )
  })
})

describe('the start of a line', () => {
  const getLeft = (svg: string) => Number(/translate\((-?[\d.]+) /.exec(svg)?.[1])

  it('is x, or half the line’s width before x if the line is centered', () => {
    const fullStyle = { ...style, fill: '#000' }
    expect(getLeft(drawText('Казань', 72, 100, fullStyle))).toBe(72)
    expect(getLeft(drawText('Казань', 72, 100, fullStyle, 'middle'))).toBeCloseTo(
      72 - getTextWidth('Казань', style) / 2,
      1,
    )
  })
})
