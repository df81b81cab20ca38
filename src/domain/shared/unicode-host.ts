/** `xn--p1ai` becomes 'рф'. Browsers can encode Punycode, but not decode it. */
export const toUnicodeHost = (host: string): string =>
  host
    .split('.')
    .map(label => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.')

// Parameters of RFC 3492, section 5.
const base = 36
const [tMin, tMax] = [1, 26]
const skew = 38
const damp = 700
const initialBias = 72
const initialCodePoint = 128

const maxCodePoint = 0x10ffff

function decodePunycode(code: string): string | undefined {
  const delimiterIndex = code.lastIndexOf('-')
  const codePoints = Array.from(code.slice(0, Math.max(delimiterIndex, 0)), letter => letter.codePointAt(0) ?? 0)
  const digits = code.slice(delimiterIndex + 1)
  if (digits === '') return undefined
  let [codePoint, index, bias, position] = [initialCodePoint, 0, initialBias, 0]
  while (position < digits.length) {
    const previousIndex = index
    for (let weight = 1, k = base; ; k += base) {
      const digit = Number.parseInt(digits.charAt(position), base)
      if (Number.isNaN(digit)) return undefined
      position += 1
      // In Punycode a–z are 0–25 and 0–9 are 26–35.
      const value = digit < 10 ? digit + 26 : digit - 10
      index += value * weight
      const threshold = Math.min(Math.max(k - bias, tMin), tMax)
      if (value < threshold) break
      weight *= base - threshold
    }
    const count = codePoints.length + 1
    bias = adaptBias(index - previousIndex, count, previousIndex === 0)
    codePoint += Math.floor(index / count)
    index %= count
    // NaN in a label of more than 300 digits.
    if (Number.isNaN(codePoint) || codePoint > maxCodePoint) return undefined
    codePoints.splice(index, 0, codePoint)
    index += 1
  }
  return String.fromCodePoint(...codePoints)
}

function adaptBias(indexDelta: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(indexDelta / (isFirst ? damp : 2))
  delta += Math.floor(delta / count)
  let k = 0
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin))
  return k + Math.floor((base * delta) / (delta + skew))
}
