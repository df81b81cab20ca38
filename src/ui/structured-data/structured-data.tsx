export type StructuredData = Readonly<Record<string, unknown>>

/** Escapes everything that could close the script element or start a comment. */
export const serializeStructuredData = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A data block, which browsers do not execute, so the CSP need not allow it. */
export function StructuredDataBlock({ data }: { readonly data: StructuredData }) {
  return <script type="application/ld+json">{serializeStructuredData(data)}</script>
}
