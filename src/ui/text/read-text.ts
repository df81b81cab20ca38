import { fromMarkdown } from 'mdast-util-from-markdown'
import { isCalendarDate } from '#domain/shared/moscow-date.ts'

interface FrontMatter {
  readonly title: string
  /** For search engines. */
  readonly description: string
  /** The date of effect: `2026-11-21`. */
  readonly date: string
  /** A placeholder that the operator has to replace. */
  readonly sample: boolean
}

const fileSyntax = /^---\n(?<head>[^]*?)\n---\n(?<body>[^]*)$/
const lineSyntax = /^(?<name>\w+): (?<value>.*\S)$/

/** Splits a file into front matter and Markdown. Lines that begin with `#` are comments. */
export function splitFrontMatter(source: string): { readonly front: FrontMatter; readonly body: string } {
  const { head, body } = fileSyntax.exec(source.replaceAll('\r\n', '\n'))?.groups ?? {}
  if (head === undefined || body === undefined) throw new Error('A text begins with its front matter')
  const values = new Map(head.split('\n').filter(isNotComment).map(readLine))
  const { title, description, date, sample, ...unknown } = Object.fromEntries(values)
  const names = Object.keys(unknown)
  if (names.length > 0) throw new Error(`Front matter knows no '${names.join("', '")}'`)
  if (!title || !description) throw new Error('Front matter has a title and a description')
  if (!date || !isCalendarDate(date)) throw new Error('Front matter has a date like 2026-11-21')
  if (sample !== 'true' && sample !== 'false') throw new Error('Front matter sets sample to true or false')
  return { front: { title, description, date, sample: sample === 'true' }, body }
}

const isNotComment = (text: string) => !text.startsWith('#')

function readLine(text: string): readonly [string, string] {
  const { name, value } = lineSyntax.exec(text)?.groups ?? {}
  if (name === undefined || value === undefined) throw new Error(`Front matter can't be read: '${text}'`)
  return [name, value]
}

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

const headingSyntax = /^(?<text>.*\S) \{#(?<id>[a-z][a-z0-9-]*)\}$/

/** Parses a heading: `## Отзывы {#reviews}`. The title of the text is in its front matter. */
export function parseHeading(piece: Extract<Piece, { type: 'heading' }>): Heading {
  const [first, ...others] = piece.children
  const { text, id } = (first?.type === 'text' && others.length === 0 && headingSyntax.exec(first.value)?.groups) || {}
  const { depth } = piece
  if (text === undefined || id === undefined || (depth !== 2 && depth !== 3))
    throw new Error(
      `A heading is written as '## Text {#id}' or '### Text {#id}', see line ${piece.position?.start.line}`,
    )
  return { depth, id, text }
}

export function readText(source: string): Text {
  const { front, body } = splitFrontMatter(source)
  const pieces = fromMarkdown(body).children
  return {
    ...front,
    pieces,
    headings: pieces.flatMap(piece => (piece.type === 'heading' ? [parseHeading(piece)] : [])),
  }
}
