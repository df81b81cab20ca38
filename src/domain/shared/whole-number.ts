/** The whole number that a text means, zero to `most`: `1 200`, `1,200`, `1 200 ₽`. Undefined when it is none. */
export function parseWhole(text: string, most: number): number | undefined {
  const bare = text.replace(/^\s*₽|₽\s*$/g, '').trim()
  if (!/^(\d+|\d{1,3}([\s,]\d{3})+)$/.test(bare)) return undefined
  const number = Number(bare.replace(/\D/g, ''))
  return number <= most ? number : undefined
}
