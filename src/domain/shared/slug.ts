/** Small Latin letters, digits and single hyphens between them, of a length that a name can have. */
export const isSlug = (segment: string): boolean => segment.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment)
