/** Keeps every offset, so that a match can be highlighted in the text. */
export const fold = (text: string): string => {
  const lowerCase = text.toLowerCase()
  return (lowerCase.length === text.length ? lowerCase : text).replaceAll('ё', 'е').replace(/[-‐‑–—\s]/g, ' ')
}
