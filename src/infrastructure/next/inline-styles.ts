import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeAttribute } from './decode-attribute.ts'
import { chunksPrefix } from './static-addresses.ts'

/** Returns a stylesheet's text by address; undefined if it must stay a file. */
export type GetStyle = (address: string) => string | undefined

// The format of React's stylesheet links. Links with other attributes stay files.
const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g

/**
 * Inlines the stylesheets of a page, so that a first visit paints after one round trip. Their links stay,
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

/** Whether a stylesheet works inside a document: it closes no element, and its URLs are absolute. */
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
