/** No page may render this tag: when React hydrates, it skips only children of the body with unexpected tag names. */
export const markTagName = 'stored-copy'
