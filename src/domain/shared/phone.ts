/** Without `+` a number is Russian: 8 917…, 7 917…, 917…. So is +8 917…, because no calling code begins with 89. */
function normalizeDigits(input: string): string {
  const text = getPastedNumber(input)
  const digits = text.replace(/\D/g, '')
  const isNational = /^[^\d+]*\d/.test(text)
  const nationalDigits = digits.length === 10 ? digits : digits.replace(/^[78]/, '')
  return (isNational ? `7${nationalDigits}` : digits.replace(/^89/, '79')).replace(repeatedPrefixPattern, '7')
}

/** A complete number may be pasted after the field's `+7`: '+7 +7 917…'. */
function getPastedNumber(text: string): string {
  const textFromPlus = text.slice(Math.max(0, text.lastIndexOf('+')))
  return textFromPlus.replace(/\D/g, '').length >= 8 ? textFromPlus : text
}

/** A 7 or 8 typed again after +7. Before a 9, digits may be missing, because no area code begins with 79 or 89. */
const repeatedPrefixPattern = /^7[78](?=9|\d{10}$)/

/** Russian or Kazakh. No area code begins with 849 or 88: such input is 8 495… or 8 812… with a digit missing. */
const russianOrKazakhPattern = /^7(?!849|88)[3-9]\d{9}$/

/** Returns E.164 (`+79172041833`). */
export function parsePhone(text: string): string | undefined {
  const digits = normalizeDigits(text)
  const isValid = digits.startsWith('7') ? russianOrKazakhPattern.test(digits) : /^[1-9]\d{7,14}$/.test(digits)
  return isValid ? `+${digits}` : undefined
}

/** 0 for other countries, whose numbers vary in length. */
export function countMissingDigits(text: string): number {
  const digits = normalizeDigits(text)
  return digits.startsWith('7') ? Math.max(0, 11 - digits.length) : 0
}

/** The number may be partial. `+7 917 204-18-33`; abroad `+44 791 112 34`. Keeps surplus digits. */
export function formatPhone(text: string): string {
  const digits = normalizeDigits(text)
  if (digits === '') return text.includes('+') ? '+' : ''
  if (!digits.startsWith('7'))
    return joinGroups(`+${getCallingCode(digits)}`, splitIntoGroups(digits.slice(getCallingCode(digits).length)))
  const [, area = '', first = '', second = '', lastDigits = ''] =
    /^7(\d{0,3})(\d{0,3})(\d{0,2})(\d*)$/.exec(digits) ?? []
  return joinGroups('+7', [area, [first, second, lastDigits].filter(Boolean).join('-')])
}

const joinGroups = (start: string, groups: readonly string[]) => [start, ...groups].filter(Boolean).join(' ')

/** The last group may have four digits, so that a single digit does not stand alone. */
const splitIntoGroups = (digits: string): readonly string[] => digits.match(/\d{4}$|\d{1,3}/g) ?? []

/** Codes 1 and 7 have one digit, the rest three. */
const twoDigitCode = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

const getCallingCode = (digits: string): string => {
  if (/^[17]/.test(digits)) return digits.slice(0, 1)
  return digits.slice(0, twoDigitCode.test(digits) ? 2 : 3)
}
