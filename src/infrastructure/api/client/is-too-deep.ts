/** Real responses have about ten levels; thousands would overflow the stack when decoded or rendered. */
const maxLevels = 64

export function isTooDeep(text: string): boolean {
  let level = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '"') isInString = !isInString
    else if (isInString) index += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{') level += 1
    else if (character === ']' || character === '}') level -= 1
    if (level > maxLevels) return true
  }
  return false
}
