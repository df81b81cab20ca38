/** U+2800 is the empty Braille pattern. */
const invisible = String.raw`\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`

const invisibleRuns = new RegExp(`[${invisible}]+`, 'gu')
const visibleCharacter = new RegExp(`[^${invisible}]`, 'u')

export const removeInvisible = (text: string): string => text.replace(invisibleRuns, run => (/\s/.test(run) ? ' ' : ''))

const variationSelector = /^\uFE0F/
const flagTags = /^[\u{E0030}-\u{E007A}]+\u{E007F}/u

/** Trims all invisible characters, not only whitespace, but keeps those of an emoji. */
export const trimText = (text: string): string => {
  const characters = [...text]
  const isVisible = (character: string) => visibleCharacter.test(character)
  const end = characters.findLastIndex(isVisible) + 1
  if (end === 0) return ''
  const emojiEnd = characters[end - 1] === '🏴' ? flagTags : variationSelector
  const [keptEnd = ''] = emojiEnd.exec(characters.slice(end).join('')) ?? []
  return characters.slice(characters.findIndex(isVisible), end).join('') + keptEnd
}

// Four accents are enough for every writing system; more would cover the neighboring lines.
const stackedAccents = /(\p{M}{4})\p{M}+/gu

/** Line breaks become LF, as in the value of a text area. */
export const cleanText = (text: string): string => trimText(text).replace(/\r\n?/g, '\n').replace(stackedAccents, '$1')

const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Bidi controls could reorder the text around the name. */
export const cleanName = (name: string): string => cleanText(name.replace(bidiControls, ''))
