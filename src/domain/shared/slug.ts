export const isSlug = (segment: string): boolean => segment.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment)
