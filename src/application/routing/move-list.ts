// A pattern instead of the routes, because the inline script of every page contains it.
// The prefix of a language has two letters.
const listPattern = /^(\/..)?\/(?:profiles|[^/]+\/specialists)(?:(?:\?category=|\/(?=\d*[^\d#]))([^?#]+))?(?=#|$)/

/**
 * Moves the first page of a list to a city: '/profiles?category=repair' and '/perm/specialists/repair' become
 * '/kazan/specialists/repair'. Keeps a fragment, and does not change other paths.
 */
export const moveListToCity = (href: string, slug: string): string =>
  href.replace(
    listPattern,
    (_href, language = '', category = '') => `${language}/${slug}/specialists${category && '/'}${category}`,
  )

/** Reverses `moveListToCity`. */
export const moveListToCountry = (href: string): string =>
  href.replace(
    listPattern,
    (_href, language = '', category = '') => `${language}/profiles${category && '?category='}${category}`,
  )
