/**
 * A text for comparing: small letters, ё as е, a space for every dash. Every character keeps its place, so that what
 * is found in the folded text can be marked in the shown one.
 */
export const fold = (text: string): string => {
  const small = text.toLowerCase()
  return (small.length === text.length ? small : text).replaceAll('ё', 'е').replace(/[-‐‑–—\s]/g, ' ')
}
