/** React skips unknown elements in the body when it hydrates. */
export const markTagName = 'stored-copy'
