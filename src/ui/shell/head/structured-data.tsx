/** Data of schema.org about a page, for search engines. */
export type StructuredData = Readonly<Record<string, unknown>>

/** As text of a script element: nothing in it can end the element or begin a comment. */
export const scriptText = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A data block: it does not run, so that the policy need not allow it. */
export function StructuredDataBlock({ data }: { readonly data: StructuredData }) {
  return <script type="application/ld+json">{scriptText(data)}</script>
}
