/** Name of the `meta` element by which a page asks that a visit to it leaves no cookie of its language. */
export const noLanguageCookie = 'no-language-cookie'
