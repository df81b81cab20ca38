import sharp from 'sharp'
import { expect, it } from 'vitest'
import { resizePicture } from './resize-picture.ts'

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3af' } })

it.each([
  ['webp', 'jpeg', 'webp'],
  [undefined, 'jpeg', 'jpeg'],
  [undefined, 'png', 'png'],
  [undefined, 'gif', 'png'],
  [undefined, 'webp', 'jpeg'],
  [undefined, 'avif', 'jpeg'],
] as const)('answers %s for a %s with %s', async (type, from, expected) => {
  const original = await draw(400, 200).toFormat(from).toBuffer()
  const resized = await resizePicture(original, 128, type)
  expect(resized.type).toBe(expected)
  expect(await sharp(resized.bytes).metadata()).toMatchObject({ format: expected, width: 128, height: 64 })
})

it('turns a photo upright and does not enlarge it', async () => {
  const original = await draw(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { bytes } = await resizePicture(original, 64, 'webp')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 })
})

it.each([
  ['jpeg', 25_000_000],
  ['png', 25_000_000],
  ['webp', 25_000_000],
  ['avif', 8_000_000],
] as const)('rejects a small %s of more than %i pixels', async (format, maxPixels) => {
  const bomb = await draw(maxPixels / 5000 + 1, 5000)
    .toFormat(format, { effort: 1 })
    .toBuffer()
  await expect(resizePicture(bomb, 64, 'webp')).rejects.toThrow('pixel limit')
})

it.each(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', '<html>', '', 'BM'])(
  'rejects %j, which is no photo',
  async text => {
    await expect(resizePicture(Buffer.from(text), 64, 'webp')).rejects.toThrow('not a picture')
  },
)
