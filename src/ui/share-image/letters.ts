import font from './onest-glyphs.json'

export type Weight = 'regular' | 'bold'

/** Outlines of letters and their total width, in thousandths of the font size. */
export interface Outlines {
  readonly width: number
  readonly letters: readonly { readonly x: number; readonly outline: string }[]
}

interface Face {
  readonly glyphs: ReadonlyMap<string, { readonly advance: number; readonly outline: string }>
  readonly kerning: ReadonlyMap<string, number>
}

/** A letter that the typeface lacks loses its diacritics, or is omitted. */
export const outlineText = (text: string, weight: Weight, tracking = 0): Outlines => {
  const { glyphs, kerning } = faces[weight]
  const letters: { x: number; outline: string }[] = []
  let x = 0
  let previousLetter = ''
  for (const letter of getDrawableLetters(text, glyphs)) {
    const { advance, outline } = glyphs.get(letter) ?? { advance: 0, outline: '' }
    if (previousLetter !== '') x += tracking + (kerning.get(previousLetter + letter) ?? 0)
    if (outline !== '') letters.push({ x, outline })
    x += advance
    previousLetter = letter
  }
  return { width: Math.max(0, x), letters }
}

export const canBeDrawn = (text: string): boolean => {
  const words = text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
  return words.length > 0 && words.every(word => getDrawableLetters(word, faces.bold.glyphs).length > 0)
}

export const hasAllGlyphs = (text: string): boolean =>
  [...text.normalize('NFC').replace(/\s+/g, ' ')].every(letter => faces.bold.glyphs.has(letter))

const getDrawableLetters = (text: string, glyphs: Face['glyphs']): readonly string[] =>
  [...text.normalize('NFC').replace(/\s+/g, ' ')].flatMap(letter => {
    if (glyphs.has(letter)) return [letter]
    return [...letter.normalize('NFKD')].filter(part => glyphs.has(part))
  })

const createFace = ({ glyphs, kerning }: (typeof font)[Weight]): Face => ({
  glyphs: new Map(Object.entries(glyphs).map(([letter, glyph]) => [letter, parseGlyph(glyph)])),
  kerning: new Map(
    Object.entries(kerning).flatMap(([first, pairs]) =>
      Object.entries<string>(pairs).flatMap(([offset, seconds]) =>
        [...seconds].map(second => [first + second, Number(offset)] as const),
      ),
    ),
  ),
})

/** Parses '665 M333 -8…': the advance, then the outline, which is empty for a space. */
const parseGlyph = (glyph: string) => {
  const [advance = '0', ...outline] = glyph.split(' ')
  return { advance: Number(advance), outline: outline.join(' ') }
}

const faces: Readonly<Record<Weight, Face>> = { regular: createFace(font.regular), bold: createFace(font.bold) }
