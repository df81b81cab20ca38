import sharp from 'sharp'
import { heart, search } from '#ui/kit/display/page-icons.ts'
import { parseLogo } from '#ui/kit/display/parse-logo.ts'
import { fillColors, type Colors, type Theme } from '#ui/kit/styles/parse-colors.ts'
import type { Brand } from './read-brand.ts'

const faviconSizes = [16, 32] as const
/** Apple uses 180. Chromium installs a site only with 192 and 512. */
export const appIconSizes = [180, 192, 512] as const
export const shortcutIconSize = 96
const shortcutIconPaths = { search, favorites: heart } as const

type FilesByPath = ReadonlyMap<string, Buffer | string>

export async function createIcons({ icon, appIcon, colors }: Brand): Promise<FilesByPath> {
  const favicons = await Promise.all(faviconSizes.map(size => paint(icon, colors.light, size)))
  const files = new Map<string, Buffer | string>([
    ['icons/favicon.svg', createThemedSvg(icon, colors)],
    ['icons/app-icon.svg', fillColors(appIcon, colors.light)],
    ['favicon.ico', createIco(favicons)],
  ])
  for (const [index, size] of faviconSizes.entries()) files.set(`icons/favicon-${size}.png`, favicons[index] ?? '')
  for (const size of appIconSizes) files.set(`icons/icon-${size}.png`, await paint(appIcon, colors.light, size))
  for (const [name, path] of Object.entries(shortcutIconPaths))
    files.set(`icons/${name}.png`, await paint(createShortcutIcon(path), colors.light, shortcutIconSize))
  return files
}

const paint = (svg: string, colors: Colors, size: number): Promise<Buffer> => {
  const { width } = parseLogo(svg)
  // At 72 dpi a unit of the SVG is a pixel, so this density renders the SVG at its final size.
  return sharp(Buffer.from(fillColors(svg, colors)), { density: (72 * size) / width })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

function createThemedSvg(svg: string, colors: Readonly<Record<Theme, Colors>>): string {
  const references = new Set(svg.match(/var\(--[\w-]+\)/g))
  const getName = (reference: string) => reference.slice('var('.length, -1)
  const rules = [...references].map(
    reference => `[data-fill="${getName(reference)}"]{fill:${fillColors(reference, colors.dark)}}`,
  )
  const style = `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`
  // Names the color of each shape, because different colors may be equal in the light theme.
  const markedSvg = svg.replaceAll(
    /fill="(var\(--[\w-]+\))"/g,
    (attribute, reference: string) => `data-fill="${getName(reference)}" ${attribute}`,
  )
  return fillColors(markedSvg, colors.light).replace(/^<svg [^>]*>/, tag => tag + style)
}

const createShortcutIcon = (outline: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="var(--mist)"/><path transform="translate(12 12)" fill="none" stroke="var(--pine)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${outline}"/></svg>`

/** Creates an ICO container with PNG images: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function createIco(images: readonly Buffer[]): Buffer {
  const [headerBytes, entryBytes] = [6, 16]
  const header = Buffer.alloc(headerBytes + entryBytes * images.length)
  // Image type: 1 means icon.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const start = headerBytes + entryBytes * index
    header.writeUInt8(faviconSizes[index] ?? 0, start)
    header.writeUInt8(faviconSizes[index] ?? 0, start + 1)
    // One plane, 32 bits per pixel.
    header.writeUInt16LE(1, start + 4)
    header.writeUInt16LE(32, start + 6)
    header.writeUInt32LE(image.length, start + 8)
    header.writeUInt32LE(offset, start + 12)
    offset += image.length
  }
  return Buffer.concat([header, ...images])
}
