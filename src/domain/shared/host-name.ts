/** A host as people write it: `xn--p1ai` is 'рф'. Browsers can write such names, but read none. */
export const readableHost = (host: string): string =>
  host
    .split('.')
    .map(label => (label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label))
    .join('.')

// Punycode with the numbers that RFC 3492 sets for host names.
const base = 36
const [least, most] = [1, 26]
const highest = 0x10ffff

function decoded(code: string): string | undefined {
  const plain = code.lastIndexOf('-')
  const points = Array.from(code.slice(0, Math.max(plain, 0)), letter => letter.codePointAt(0) ?? 0)
  const rest = code.slice(plain + 1)
  if (rest === '') return undefined
  let [point, at, bias, read] = [128, 0, 72, 0]
  while (read < rest.length) {
    const before = at
    for (let weight = 1, place = base; ; place += base) {
      const digit = Number.parseInt(rest.charAt(read), base)
      if (Number.isNaN(digit)) return undefined
      read += 1
      // Letters are the first 26 digits here, figures the last ten.
      const value = digit < 10 ? digit + 26 : digit - 10
      at += value * weight
      const limit = Math.min(Math.max(place - bias, least), most)
      if (value < limit) break
      weight *= base - limit
    }
    const count = points.length + 1
    bias = adapted(at - before, count, before === 0)
    point += Math.floor(at / count)
    at %= count
    if (point > highest) return undefined
    points.splice(at, 0, point)
    at += 1
  }
  return String.fromCodePoint(...points)
}

function adapted(gap: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(gap / (isFirst ? 700 : 2))
  delta += Math.floor(delta / count)
  let places = 0
  for (; delta > ((base - least) * most) / 2; places += base) delta = Math.floor(delta / (base - least))
  return places + Math.floor((base * delta) / (delta + 38))
}
