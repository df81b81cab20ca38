import { fromMarkdown } from 'mdast-util-from-markdown'
import { splitFrontMatter, type FrontMatter } from './front-matter.ts'

/** A block of Markdown, as parsed. */
export type Piece = ReturnType<typeof fromMarkdown>['children'][number]

export interface Heading {
  readonly depth: 2 | 3
  /** The same in both languages, so that an anchor survives the switch. */
  readonly id: string
  readonly text: string
}

export interface Text extends FrontMatter {
  readonly pieces: readonly Piece[]
  readonly headings: readonly Heading[]
}

const titled = /^(?<text>.*\S) \{#(?<id>[a-z][a-z0-9-]*)\}$/

/** Parses a heading: `## Отзывы {#reviews}`. The title of the text is in its front matter. */
export function headingOf(piece: Extract<Piece, { type: 'heading' }>): Heading {
  const [first, ...others] = piece.children
  const { text, id } = (first?.type === 'text' && others.length === 0 && titled.exec(first.value)?.groups) || {}
  const { depth } = piece
  if (text === undefined || id === undefined || (depth !== 2 && depth !== 3))
    throw new Error(
      `A heading is written as '## Text {#id}' or '### Text {#id}', see line ${piece.position?.start.line}`,
    )
  return { depth, id, text }
}

/** Parses the file of a text. */
export function readText(source: string): Text {
  const { front, body } = splitFrontMatter(source)
  const pieces = fromMarkdown(body).children
  return { ...front, pieces, headings: pieces.flatMap(piece => (piece.type === 'heading' ? [headingOf(piece)] : [])) }
}
