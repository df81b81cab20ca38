/** Parses a whole number from 0 to `most` as people write it: `1 200`, `1,200`, `1 200 ₽`. */
export function parseWhole(text: string, most: number): number | undefined {
  const bare = text.replace(/^\s*₽|₽\s*$/g, '').trim()
  if (!/^(\d+|\d{1,3}([\s,]\d{3})+)$/.test(bare)) return undefined
  const number = Number(bare.replace(/\D/g, ''))
  return number <= most ? number : undefined
}
