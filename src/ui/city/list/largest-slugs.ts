import largest from './largest-slugs.json'

/** The slugs of the 30 largest cities, the largest first; a catalogue may lack some of them. */
export const largestSlugs: readonly string[] = largest
