import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { paint } from './paint.ts'

const red = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
  .jpeg()
  .toBuffer()
const address = '/_next/image?url=https%3A%2F%2Fcdn.example%2Fa.jpg&w=256&q=75'
const drawing = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#00f" d="M0 0h40v20H0z"/>${inside}</svg>`
const withPicture = drawing(`<image href="${address.replaceAll('&', '&amp;')}" width="20" height="20"/>`)

async function colourAt(png: Buffer, x: number, y: number) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)].map(value => (value > 200 ? 'f' : '0')).join('')
}

describe('a painted drawing', () => {
  it('is a PNG of its size', async () => {
    const asked = vi.fn<() => Promise<undefined>>()
    const png = await paint(drawing(), asked)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 })
    expect(await colourAt(png, 5, 5)).toBe('00f')
    expect(asked).not.toHaveBeenCalled()
  })

  it('embeds its picture in any format', async () => {
    const asked = vi.fn(() => Promise.resolve(red))
    const png = await paint(withPicture, asked)
    expect(asked).toHaveBeenCalledWith(address)
    expect(await colourAt(png, 5, 5)).toBe('f00')
    expect(await colourAt(png, 30, 5)).toBe('00f')
  })

  it.each([
    ['is not there', () => Promise.resolve(undefined)],
    ['is none', () => Promise.resolve(Buffer.from('<html>'))],
    ['fails', () => Promise.reject(new Error('planted'))],
  ])('does without a picture that %s', async (_what, pictureAt) => {
    expect(await colourAt(await paint(withPicture, pictureAt), 5, 5)).toBe('00f')
  })
})
