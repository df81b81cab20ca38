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
          const short = truncateText(text, width, style)
          expect(getTextWidth(short, style)).toBeLessThanOrEqual(width)
          expect(short === text || (short.endsWith('…') && text.startsWith(short.slice(0, -1)))).toBe(true)
        },
      ),
    )
  })
})

describe('the start of a line', () => {
  const left = (svg: string) => Number(/translate\((-?[\d.]+) /.exec(svg)?.[1])

  it('is the given x, or half its width before the middle', () => {
    const full = { ...style, fill: '#000' }
    expect(left(drawText('Казань', 72, 100, full))).toBe(72)
    expect(left(drawText('Казань', 72, 100, full, 'middle'))).toBeCloseTo(72 - getTextWidth('Казань', style) / 2, 1)
  })
})
