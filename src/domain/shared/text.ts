import { trimText } from './invisible.ts'
import { toUnicodeHost } from './unicode-host.ts'

/** Counts code points, as the API does. */
export const countCharacters = (text: string): number => [...trimText(text)].length

/** Single-line fields, in characters. */
export const textLimits = { name: 255, email: 254, password: 1000, url: 2000 } as const

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(trimText(text))

/** Decodes the host, which browsers encode in Punycode in the value of an email field. */
export const formatEmail = (email: string): string => {
  const hostIndex = email.lastIndexOf('@') + 1
  return email.slice(0, hostIndex) + toUnicodeHost(email.slice(hostIndex))
}
