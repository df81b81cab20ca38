// One regular expression is small, and the inline script of every page contains it. The language has two letters.
const listPattern = /^(\/..)?\/(?:profiles(?!\/)|[^/]+\/specialists)(?:(?:\?category=|\/)([^?#&]+))?(?=#|$)/

/** Moves the first page of a list without filters to a city. Keeps a fragment, and does not change other paths. */
export const moveListToCity = (href: string, encodedSlug: string): string =>
  href.replace(
    listPattern,
    (_href, language = '', category = '') => `${language}/${encodedSlug}/specialists${category && '/'}${category}`,
  )

export const moveListToCountry = (href: string): string =>
  href.replace(
    listPattern,
    (_href, language = '', category = '') => `${language}/profiles${category && '?category='}${category}`,
  )
