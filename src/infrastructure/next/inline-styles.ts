import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeAttribute } from './decode-attribute.ts'
import { chunksPrefix } from './static-addresses.ts'

/** The text of a stylesheet of the build, by its address; undefined: it stays a file. */
export type GetStyle = (address: string) => string | undefined

// As React writes the stylesheets of a page. A theme or print could come with attributes of their own: these stay files.
const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g

/**
 * Writes the stylesheets of a page into its document, which a first visit then paints after one round trip. Their links stay,
 * disabled: React and Turbopack recognise a style by its link when the page hydrates and at soft navigation, and load no
 * file again. All or none, so that their order stays.
 */
export function inlineStyles(html: string, styleOf: GetStyle): { readonly html: string; readonly style?: string } {
  const texts = [...html.matchAll(link)].map(([, address = '']) => styleOf(decodeAttribute(address)))
  if (texts.length === 0 || texts.includes(undefined)) return { html }
  const style = texts.join('')
  let isFirst = true
  const inlined = html.replace(link, tag => {
    const before = isFirst ? `<style>${style}</style>` : ''
    isFirst = false
    return `${before}${tag.slice(0, -2)} disabled=""/>`
  })
  return { html: inlined, style }
}

/** Whether a stylesheet means the same inside of a document: it ends no element, and its addresses are absolute. */
const isMovable = (text: string): boolean =>
  !/<\/style/i.test(text) && !/@import|url\((?!["']?(?:\/|data:|https?:))/i.test(text)

/** The stylesheets of a build, read once. */
export function readStyles(folder: string): GetStyle {
  const styles = new Map<string, string>()
  for (const name of readdirSync(folder).filter(each => each.endsWith('.css'))) {
    const text = readFileSync(join(folder, name), 'utf8').trim()
    if (isMovable(text)) styles.set(`${chunksPrefix}${name}`, text)
  }
  return address => styles.get(address)
}
