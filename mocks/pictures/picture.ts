const pictures = new Map<string, Promise<ArrayBuffer | undefined>>()

/** Sigma in pixels. Softens the edges of the drawing, as in a photo. */
const photoBlur = 1.5

async function rasterize(svg: string): Promise<ArrayBuffer | undefined> {
  // sharp is an optional dependency of Next.
  const sharp = await import('sharp').catch(() => undefined)
  if (sharp === undefined) return undefined
  const jpeg = await sharp.default(Buffer.from(svg)).blur(photoBlur).jpeg({ quality: 82 }).toBuffer()
  return Uint8Array.from(jpeg).buffer
}

/** Returns a JPEG, rendered once per name; undefined if sharp is missing. */
export function getPicture(name: string, drawSvg: () => string): Promise<ArrayBuffer | undefined> {
  const picture = pictures.get(name) ?? rasterize(drawSvg())
  pictures.set(name, picture)
  return picture
}
