/** Characters as people and the API count them: code points, without the space around them. */
export const textLength = (text: string): number => [...text.trim()].length
