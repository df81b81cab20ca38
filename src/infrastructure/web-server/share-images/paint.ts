import { loadSharp } from '#infrastructure/web-server/pictures/load-sharp.ts'

/** Reads a picture at an address of the site; undefined: there is none. */
export type LoadPicture = (address: string) => Promise<Buffer | undefined>

const picture = /<image href="(\/_next\/image\?[^"]+)"([^>]*)\/>/

/**
 * Rasterises a drawing. An embedded picture is read from the site; if that fails, it is omitted, and the layer
 * below is visible.
 */
export async function paint(drawing: string, pictureAt: LoadPicture): Promise<Buffer> {
  const [tag, address = '', rest = ''] = picture.exec(drawing) ?? []
  const found = tag === undefined ? undefined : await embedPicture(address.replaceAll('&amp;', '&'), pictureAt)
  const whole =
    tag === undefined
      ? drawing
      : drawing.replace(tag, () => (found === undefined ? '' : `<image href="${found}"${rest}/>`))
  // Few colours need a third of the bytes; a photograph needs more.
  const colours = found === undefined ? 128 : 256
  const sharp = await loadSharp()
  return sharp(Buffer.from(whole)).png({ palette: true, colours, effort: 7 }).toBuffer()
}

async function embedPicture(address: string, pictureAt: LoadPicture): Promise<string | undefined> {
  try {
    const bytes = await pictureAt(address)
    if (!bytes) return undefined
    const sharp = await loadSharp()
    const png = await sharp(bytes).png().toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return undefined
  }
}
