/** Loads the image at a URL of the site; undefined if it is missing. Rejects if it may be available later. */
export type LoadImage = (url: string) => Promise<Buffer | undefined>

interface Painting {
  readonly png: Buffer
  /** The embedded image is missing, but may be available later. */
  readonly isIncomplete: boolean
}

const embeddedImage = /<image href="(\/[^"]+)"([^>]*)\/>/

export async function paintSvg(svg: string, loadImage: LoadImage): Promise<Painting> {
  const [tag, url = '', attributes = ''] = embeddedImage.exec(svg) ?? []
  let isIncomplete = false
  const markIncomplete = () => {
    isIncomplete = true
    return undefined
  }
  const bytes = tag === undefined ? undefined : await loadImage(url.replaceAll('&amp;', '&')).catch(markIncomplete)
  const dataUrl = bytes && (await createDataUrl(bytes))
  const completeSvg =
    tag === undefined
      ? svg
      : svg.replace(tag, () => (dataUrl === undefined ? '' : `<image href="${dataUrl}"${attributes}/>`))
  // A small palette saves bytes, but a photo needs more colors.
  const colors = dataUrl === undefined ? 128 : 256
  const { restrictedSharp } = await import('#infrastructure/web-server/image-proxy/restricted-sharp.ts')
  const png = await restrictedSharp(Buffer.from(completeSvg)).png({ palette: true, colors, effort: 7 }).toBuffer()
  return { png, isIncomplete }
}

async function createDataUrl(bytes: Buffer): Promise<string | undefined> {
  const { restrictedSharp } = await import('#infrastructure/web-server/image-proxy/restricted-sharp.ts')
  const png = await restrictedSharp(bytes)
    .png()
    .toBuffer()
    .catch(() => undefined)
  return png && `data:image/png;base64,${png.toString('base64')}`
}
