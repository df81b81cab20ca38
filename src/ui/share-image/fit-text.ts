import { getTextWidth, type TextStyle } from './text.ts'

interface FittedText {
  /** Font size in pixels. */
  readonly size: number
  readonly lines: readonly string[]
}

/** Lengths in pixels. */
interface Box {
  readonly width: number
  readonly height: number
  readonly maxSize: number
  readonly maxLines: number
}

/** Breaks a name at spaces and hyphens into the lines that allow the largest type. */
export const fitText = (name: string, style: Omit<TextStyle, 'size' | 'fill'>, box: Box): FittedText => {
  // A space after a hyphen stays at the start of the next word, so lines are trimmed.
  const lineBreaks = listLineBreaks(name.split(/(?<=-)|\s+/).filter(Boolean), box.maxLines)
  const candidates = lineBreaks.map(wordsByLine => {
    const lines = wordsByLine.map(words => joinWords(words).trim())
    const maxWidth = Math.max(...lines.map(line => getTextWidth(line, { ...style, size: 1 })))
    return { lines, size: Math.min(box.maxSize, box.width / maxWidth, box.height / lines.length) }
  })
  const [bestCandidate = { lines: [name], size: box.maxSize }] = candidates.toSorted(
    (a, b) => b.size - a.size || a.lines.length - b.lines.length,
  )
  return bestCandidate
}

const listLineBreaks = (words: readonly string[], maxLines: number): readonly (readonly (readonly string[])[])[] =>
  maxLines <= 1 || words.length <= 1
    ? [[words]]
    : [
        [words],
        ...words
          .slice(1)
          .flatMap((_, index) =>
            listLineBreaks(words.slice(index + 1), maxLines - 1).map(otherLines => [
              words.slice(0, index + 1),
              ...otherLines,
            ]),
          ),
      ]

const joinWords = (words: readonly string[]): string =>
  words.map((word, index) => (index === 0 || words[index - 1]?.endsWith('-') ? word : ` ${word}`)).join('')
