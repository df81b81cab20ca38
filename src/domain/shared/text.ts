/** Characters as people and the API count them: code points, without the space around them. */
export const countCharacters = (text: string): number => [...text.trim()].length

/** What a text of one line holds at most: more never reaches the API, so forms say so before sending. */
export const textLimits = { name: 255, email: 254, password: 1000, url: 2000 } as const

/** Whether a text may be an address of e-mail: whether it is one, only a letter tells. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())

/** Small Latin letters, digits and single hyphens between them, of a length that a name can have. */
export const isSlug = (segment: string): boolean => segment.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment)
