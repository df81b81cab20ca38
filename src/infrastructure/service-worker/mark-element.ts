/** React skips unknown elements in the body when it hydrates. */
export const markElement = 'stored-copy'
