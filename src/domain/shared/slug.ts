/** No dot, because names with a dot are files. */
export const slugPattern = /^[\p{L}\p{M}\p{N}_~+-]{1,80}$/u

export const isSlug = (segment: string): boolean => slugPattern.test(segment)

export const encodeSegments = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
