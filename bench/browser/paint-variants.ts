import { decodeAttribute } from '../../src/infrastructure/next/decode-attribute.ts'

export const variants = ['without styles', 'in the document', 'three files', 'files'] as const
export type Variant = (typeof variants)[number]

const style = /<style>[^]*?<\/style>/
const link = /<link rel="stylesheet" href="([^"]+)"[^>]*? disabled=""\/>/g

/** The stylesheets that are inlined in a document, in order. */
export const getStyleFiles = (html: string): readonly string[] =>
  [...html.matchAll(link)].map(([, address = '']) => decodeAttribute(address))

/** Splits a list into `count` parts of about the same length. */
export const split = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] =>
  Array.from({ length: count }, (_, part) =>
    items.slice(Math.round((part * items.length) / count), Math.round(((part + 1) * items.length) / count)),
  )

/** Moves the inlined styles of a document to where the variant has them. `bundles` are the URLs of “three files”. */
export function toVariant(html: string, variant: Variant, bundles: readonly string[]): string {
  if (!style.test(html)) throw new Error('The document has no inlined styles')
  if (variant === 'in the document') return html
  const bare = html.replace(style, '')
  if (variant === 'without styles') return bare
  if (variant === 'files') return bare.replace(link, tag => tag.replace(' disabled=""', ''))
  const bundled = bundles.map(address => `<link rel="stylesheet" href="${address}"/>`).join('')
  let isFirst = true
  return bare.replace(link, () => {
    const links = isFirst ? bundled : ''
    isFirst = false
    return links
  })
}
