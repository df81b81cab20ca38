/** schema.org data about a page. */
export type StructuredData = Readonly<Record<string, unknown>>

/** Escapes everything that could close the script element or start a comment. */
export const scriptText = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Data blocks do not execute, so the CSP need not allow them. */
export function StructuredDataBlock({ data }: { readonly data: StructuredData }) {
  return <script type="application/ld+json">{scriptText(data)}</script>
}
