/** Letters and digits of any script, `-`, `_`, `~` and `+`. No dot, because names with a dot are files. */
export const slugPattern = /^[\p{L}\p{M}\p{N}_~+-]{1,80}$/u

export const isSlug = (segment: string): boolean => slugPattern.test(segment)

/** Percent-encodes each segment of a slug, for a path or a query. */
export const encodeSlug = (slug: string): string => slug.split('/').map(encodeURIComponent).join('/')

/** Undefined for malformed percent-encoding. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
