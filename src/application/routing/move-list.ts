// By pattern, not by route: the inline script of every page holds it.
// The prefix of a language has two letters.
const listPattern = /^(\/..)?\/(?:profiles|[^/]+\/specialists)(?:(?:\?category=|\/(?!\d+$))([^?#]+))?$/

/**
 * The first page of a list of specialists, moved to a city: '/profiles?category=repair' and '/perm/specialists/repair' both
 * become '/kazan/specialists/repair'. Every other address stays as it is.
 */
export const moveListToCity = (href: string, slug: string): string =>
  href.replace(
    listPattern,
    (_href, language = '', category = '') => `${language}/${slug}/specialists${category && '/'}${category}`,
  )

/** The way back: the same list for the whole country. */
export const moveListToCountry = (href: string): string =>
  href.replace(
    listPattern,
    (_href, language = '', category = '') => `${language}/profiles${category && '?category='}${category}`,
  )
