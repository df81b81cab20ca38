import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { paintSvg } from './paint-svg.ts'

const redImage = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
  .jpeg()
  .toBuffer()
const imageUrl = '/_next/image?url=https%3A%2F%2Fcdn.example%2Fa.jpg&w=256&q=75'
const createSvg = (content = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#00f" d="M0 0h40v20H0z"/>${content}</svg>`
const svgWithImage = createSvg(`<image href="${imageUrl.replaceAll('&', '&amp;')}" width="20" height="20"/>`)

async function readPixel(png: Buffer, x: number, y: number) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const offset = (y * info.width + x) * info.channels
  return [...data.subarray(offset, offset + 3)].map(value => (value > 200 ? 'f' : '0')).join('')
}

describe('a rendered SVG', () => {
  it('is a PNG of the same size', async () => {
    const loadImage = vi.fn<() => Promise<undefined>>()
    const { png, isIncomplete } = await paintSvg(createSvg(), loadImage)
    expect(isIncomplete).toBe(false)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 })
    expect(await readPixel(png, 5, 5)).toBe('00f')
    expect(loadImage).not.toHaveBeenCalled()
  })

  it('contains its embedded image', async () => {
    const loadImage = vi.fn(() => Promise.resolve(redImage))
    const { png, isIncomplete } = await paintSvg(svgWithImage, loadImage)
    expect(isIncomplete).toBe(false)
    expect(loadImage).toHaveBeenCalledWith(imageUrl)
    expect(await readPixel(png, 5, 5)).toBe('f00')
    expect(await readPixel(png, 30, 5)).toBe('00f')
  })

  it.each([
    ['is missing', () => Promise.resolve(undefined), false],
    ['is not an image', () => Promise.resolve(Buffer.from('<html>')), false],
    ['is unavailable', () => Promise.reject(new Error('planted')), true],
  ])('omits an embedded image that %s', async (_description, loadImage, isIncomplete) => {
    const painting = await paintSvg(svgWithImage, loadImage)
    expect([await readPixel(painting.png, 5, 5), painting.isIncomplete]).toEqual(['00f', isIncomplete])
  })
})
