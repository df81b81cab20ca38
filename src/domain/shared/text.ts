/** Counts code points, as the API does, without surrounding whitespace. */
export const countCharacters = (text: string): number => [...text.trim()].length

/** Maximum lengths of single-line fields, in characters. */
export const textLimits = { name: 255, email: 254, password: 1000, url: 2000 } as const

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())

export const isSlug = (segment: string): boolean => segment.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment)
