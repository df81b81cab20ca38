/** Name of the element that says when a page was stored. React skips unknown elements in the body when it hydrates. */
export const markElement = 'stored-copy'
