/** Characters as people and the API count them: code points, without the space around them. */
export const textLength = (text: string): number => [...text.trim()].length

/** Whether a text may be an address of e-mail: whether it is one, only a letter tells. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())

/** Small Latin letters, digits and single hyphens between them, of a length that a name can have. */
export const isSlug = (segment: string): boolean => segment.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment)
