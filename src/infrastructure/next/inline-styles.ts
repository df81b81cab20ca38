import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeAttribute } from './decode-attribute.ts'
import { chunksPrefix } from './server-paths.ts'

/** Returns undefined if the stylesheet must stay a file. */
export type GetStyle = (path: string) => string | undefined

// The format of React's stylesheet links. Links with other attributes stay files.
const linkPattern = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g

export function inlineStyles(html: string, getStyle: GetStyle): { readonly html: string; readonly style?: string } {
  const texts = [...html.matchAll(linkPattern)].map(([, path = '']) => getStyle(decodeAttribute(path)))
  // All or none, to preserve their order.
  if (texts.length === 0 || texts.includes(undefined)) return { html }
  const style = texts.join('')
  let isFirst = true
  const inlinedHtml = html.replace(linkPattern, tag => {
    const styleElement = isFirst ? `<style>${style}</style>` : ''
    isFirst = false
    // The link stays, because React and Turbopack recognize a loaded stylesheet by its link.
    return `${styleElement}${tag.slice(0, -2)} disabled=""/>`
  })
  return { html: inlinedHtml, style }
}

const isInlinable = (text: string): boolean =>
  !/<\/style/i.test(text) && !/@import|url\((?!["']?(?:\/|data:|https?:))/i.test(text)

export function readStyles(folder: string): GetStyle {
  const styles = new Map<string, string>()
  for (const name of readdirSync(folder).filter(file => file.endsWith('.css'))) {
    const text = readFileSync(join(folder, name), 'utf8').trim()
    if (isInlinable(text)) styles.set(`${chunksPrefix}${name}`, text)
  }
  return path => styles.get(path)
}
