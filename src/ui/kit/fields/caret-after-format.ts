const digitsIn = (text: string) => text.replace(/\D/g, '').length

/**
 * Where the caret belongs in a text that was written as `typed` and is `shown` in another form: as many digits stay behind
 * it as before. Between two digits it stands at the first, so that Backspace gets on; deleting forward, at the second.
 */
export function caretAfterFormat(typed: string, caret: number, shown: string, forward: boolean): number {
  const behind = digitsIn(typed.slice(caret))
  if (behind === 0) return shown.length
  const places = [...shown, ''].map((_, place) => place).filter(place => digitsIn(shown.slice(place)) === behind)
  // In front of all digits it stands behind the plus: nothing is written before that.
  const first = Math.max(places[0] ?? 0, shown.startsWith('+') ? 1 : 0)
  return forward ? (places.at(-1) ?? first) : first
}
