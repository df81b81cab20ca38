/** Real answers have about ten levels; thousands would overflow the stack when decoded or rendered. */
const maxLevels = 64

export function isTooDeep(text: string): boolean {
  let level = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isInText = !isInText
    else if (isInText) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') level += 1
    else if (sign === ']' || sign === '}') level -= 1
    if (level > maxLevels) return true
  }
  return false
}
