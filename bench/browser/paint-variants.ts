import { decodeAttribute } from '../../src/infrastructure/next/decode-attribute.ts'

export const variants = ['without styles', 'in the document', 'three bundles', 'original files'] as const
export type Variant = (typeof variants)[number]

const stylePattern = /<style>[^]*?<\/style>/
const linkPattern = /<link rel="stylesheet" href="([^"]+)"[^>]*? disabled=""\/>/g

/** Returns the URLs of the stylesheets whose styles are inlined, in document order. */
export const getStylesheetUrls = (html: string): readonly string[] =>
  [...html.matchAll(linkPattern)].map(([, url = '']) => decodeAttribute(url))

export const splitIntoParts = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] =>
  Array.from({ length: count }, (_, index) =>
    items.slice(Math.round((index * items.length) / count), Math.round(((index + 1) * items.length) / count)),
  )

export function applyVariant(html: string, variant: Variant, bundles: readonly string[]): string {
  if (!stylePattern.test(html)) throw new Error('The document has no inlined styles')
  if (variant === 'in the document') return html
  const htmlWithoutStyles = html.replace(stylePattern, '')
  if (variant === 'without styles') return htmlWithoutStyles
  if (variant === 'original files')
    return htmlWithoutStyles.replace(linkPattern, tag => tag.replace(' disabled=""', ''))
  const bundleLinks = bundles.map(url => `<link rel="stylesheet" href="${url}"/>`).join('')
  let isFirst = true
  return htmlWithoutStyles.replace(linkPattern, () => {
    const links = isFirst ? bundleLinks : ''
    isFirst = false
    return links
  })
}
