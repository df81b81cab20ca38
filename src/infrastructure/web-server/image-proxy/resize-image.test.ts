import sharp from 'sharp'
import { expect, it } from 'vitest'
import { resizeImage } from './resize-image.ts'

const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3af' } })

it.each([
  ['webp', 'jpeg', 'webp'],
  [undefined, 'jpeg', 'jpeg'],
  [undefined, 'png', 'png'],
  [undefined, 'gif', 'png'],
  [undefined, 'webp', 'jpeg'],
  [undefined, 'avif', 'jpeg'],
] as const)('with the requested type %s, resizes an image of type %s to type %s', async (type, format, expected) => {
  const original = await createImage(400, 200).toFormat(format).toBuffer()
  const resized = await resizeImage(original, 128, type)
  expect(resized.type).toBe(expected)
  expect(await sharp(resized.bytes).metadata()).toMatchObject({ format: expected, width: 128, height: 64 })
})

it('turns a photo upright and does not enlarge it', async () => {
  const original = await createImage(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { bytes } = await resizeImage(original, 64, 'webp')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 })
})

it.each([
  ['jpeg', 25_000_000],
  ['png', 25_000_000],
  ['webp', 25_000_000],
  ['avif', 8_000_000],
] as const)(
  'rejects an image of type %s with more than %i pixels, however small its file is',
  async (format, maxPixels) => {
    const bomb = await createImage(maxPixels / 5000 + 1, 5000)
      .toFormat(format, { effort: 1 })
      .toBuffer()
    await expect(resizeImage(bomb, 64, 'webp')).rejects.toThrow('pixel limit')
  },
)

it.each(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', '<html>', '', 'BM'])(
  'rejects %j, which is not a supported image',
  async text => {
    await expect(resizeImage(Buffer.from(text), 64, 'webp')).rejects.toThrow('unsupported image format')
  },
)

it('resizes many images at once', async () => {
  const original = await createImage(64, 64).jpeg().toBuffer()
  const results: Promise<unknown>[] = []
  for (let count = 0; count < 300; count += 1) {
    results.push(resizeImage(original, 64, 'webp'))
    await new Promise(resolve => setImmediate(resolve))
  }
  const failures = (await Promise.allSettled(results)).filter(({ status }) => status === 'rejected')
  expect(failures).toEqual([])
})
