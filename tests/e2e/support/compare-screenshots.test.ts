import sharp from 'sharp'
import { expect, it } from 'vitest'
import { compareScreenshots } from './compare-screenshots.ts'

const drawField = ({
  contentColor = '#1b1d16',
  borderColor = '#86857c',
  hasChevron = true,
  width = 160,
  offset = 0,
} = {}) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48">
      <rect width="${width}" height="48" fill="#fff"/>
      <rect x=".5" y=".5" width="${width - 1}" height="47" rx="10" fill="none" stroke="${borderColor}"/>
      <circle cx="${30 + offset}" cy="24" r="8" fill="${contentColor}"/>
      ${hasChevron ? `<path d="M126 21l6 6 6-6" fill="none" stroke="${contentColor}" stroke-width="1.5"/>` : ''}
    </svg>`),
  )
    .png()
    .toBuffer()

it('accepts an equal screenshot', async () => {
  expect(await compareScreenshots(await drawField(), await drawField())).toBeUndefined()
})

it('accepts slightly different anti-aliasing', async () => {
  expect(await compareScreenshots(await drawField(), await drawField({ offset: 0.02 }))).toBeUndefined()
})

it.each([
  ['a thin part is missing', { hasChevron: false }],
  ['an area has a slightly different color', { contentColor: '#252720' }],
  ['a line has another color', { borderColor: '#9b9a92' }],
  ['an element is shifted by one pixel', { offset: 1 }],
  ['the size differs', { width: 161 }],
])('rejects a screenshot if %s', async (_, options) => {
  expect(await compareScreenshots(await drawField(), await drawField(options))).toBeDefined()
})
