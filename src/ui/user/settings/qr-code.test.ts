import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatQrPath } from './qr-code.tsx'

const anyMatrix = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 9 })
const parseSquares = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x = '', y = '', width = '']) =>
    Array.from({ length: Number(width) }, (_, offset) => `${Number(x) + offset} ${y}`),
  )

test('draws every dark square once, and nothing else', () => {
  fc.assert(
    fc.property(anyMatrix, matrix => {
      const darkSquares = matrix.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
      const path = formatQrPath(matrix)
      expect(path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('')
      expect(parseSquares(path)).toEqual(darkSquares)
    }),
  )
})

test('draws a horizontal run as one box', () => {
  expect(formatQrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z')
})
