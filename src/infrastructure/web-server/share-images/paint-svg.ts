/** Loads the image at a URL of the site; undefined if that fails. */
export type LoadImage = (url: string) => Promise<Buffer | undefined>

const embeddedImage = /<image href="(\/[^"]+)"([^>]*)\/>/

/** An embedded image is loaded from the site, or omitted if that fails. */
export async function paintSvg(svg: string, loadImage: LoadImage): Promise<Buffer> {
  const [tag, url = '', attributes = ''] = embeddedImage.exec(svg) ?? []
  const dataUrl = tag === undefined ? undefined : await createDataUrl(url.replaceAll('&amp;', '&'), loadImage)
  const completeSvg =
    tag === undefined
      ? svg
      : svg.replace(tag, () => (dataUrl === undefined ? '' : `<image href="${dataUrl}"${attributes}/>`))
  // A small palette saves bytes, but a photo needs more colors.
  const colors = dataUrl === undefined ? 128 : 256
  const { restrictedSharp } = await import('#infrastructure/web-server/image-proxy/restricted-sharp.ts')
  return restrictedSharp(Buffer.from(completeSvg)).png({ palette: true, colors, effort: 7 }).toBuffer()
}

async function createDataUrl(url: string, loadImage: LoadImage): Promise<string | undefined> {
  try {
    const bytes = await loadImage(url)
    if (!bytes) return undefined
    const { restrictedSharp } = await import('#infrastructure/web-server/image-proxy/restricted-sharp.ts')
    const png = await restrictedSharp(bytes).png().toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return undefined
  }
}
