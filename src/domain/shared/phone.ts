/** Digits with the calling code first. Without `+` a number is Russian: 8 917…, 7 917…, 917… */
function normalizeDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const isNational = /^[^\d+]*\d/.test(text)
  const withoutPrefix = digits.length === 10 ? digits : digits.replace(/^[78]/, '')
  const normalized = isNational ? `7${withoutPrefix}` : digits
  // '+7 8 917…': the field starts with +7, and the visitor typed the trunk prefix 8 after it.
  return /^78\d{10}$/.test(normalized) ? `7${normalized.slice(2)}` : normalized
}

/** Parses a phone number to E.164 (`+79172041833`); undefined if invalid. */
export function parsePhone(text: string): string | undefined {
  const digits = normalizeDigits(text)
  const valid = digits.startsWith('7') ? /^7[3-9]\d{9}$/.test(digits) : /^[1-9]\d{7,14}$/.test(digits)
  return valid ? `+${digits}` : undefined
}

/** How many digits a Russian number lacks; 0 for other countries, whose lengths differ. */
export function countMissingDigits(text: string): number {
  const digits = normalizeDigits(text)
  return digits.startsWith('7') ? Math.max(0, 11 - digits.length) : 0
}

/** Formats a complete or partial number: `+7 917 204-18-33`, abroad `+44 791 112 34`. Keeps surplus digits. */
export function formatPhone(text: string): string {
  const digits = normalizeDigits(text)
  if (digits === '') return text.includes('+') ? '+' : ''
  if (!digits.startsWith('7'))
    return joinGroups(`+${getCallingCode(digits)}`, splitIntoThrees(digits.slice(getCallingCode(digits).length)))
  const [, area = '', first = '', second = '', rest = ''] = /^7(\d{0,3})(\d{0,3})(\d{0,2})(\d*)$/.exec(digits) ?? []
  return joinGroups('+7', [area, [first, second, rest].filter(Boolean).join('-')])
}

const joinGroups = (start: string, groups: readonly string[]) => [start, ...groups].filter(Boolean).join(' ')

const splitIntoThrees = (digits: string): readonly string[] => digits.match(/\d{4}$|\d{1,3}/g) ?? []

/** Two-digit calling codes. 1 and 7 have one digit, all others three. */
const twoDigitCode = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

const getCallingCode = (digits: string): string => {
  if (/^[17]/.test(digits)) return digits.slice(0, 1)
  return digits.slice(0, twoDigitCode.test(digits) ? 2 : 3)
}
