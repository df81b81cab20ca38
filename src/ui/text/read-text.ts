import { fromMarkdown } from 'mdast-util-from-markdown'
import { isCalendarDate } from '#domain/shared/moscow-date.ts'

interface FrontMatter {
  readonly title: string
  readonly description: string
  /** The effective date of a legal document, or the date of the last update of another text: `2026-11-21`. */
  readonly date: string
  readonly isSample: boolean
}

const fileSyntax = /^---\n(?<frontMatterText>[^]*?)\n---\n(?<body>[^]*)$/
const lineSyntax = /^(?<name>\w+): (?<value>.*\S)$/

export function splitFrontMatter(source: string): { readonly frontMatter: FrontMatter; readonly body: string } {
  const { frontMatterText, body } = fileSyntax.exec(source.replaceAll('\r\n', '\n'))?.groups ?? {}
  if (frontMatterText === undefined || body === undefined) throw new Error('A text must begin with its front matter')
  const values = new Map(frontMatterText.split('\n').filter(isNotComment).map(readLine))
  const { title, description, date, sample, ...unknownFields } = Object.fromEntries(values)
  const unknownNames = Object.keys(unknownFields)
  if (unknownNames.length > 0) throw new Error(`Unknown front matter: '${unknownNames.join("', '")}'`)
  if (!title || !description) throw new Error('Front matter must have a title and a description')
  if (!date || !isCalendarDate(date)) throw new Error('Front matter must have a date like 2026-11-21')
  if (sample !== undefined && sample !== 'true' && sample !== 'false')
    throw new Error('Front matter must set sample to true or false')
  return { frontMatter: { title, description, date, isSample: sample === 'true' }, body }
}

const isNotComment = (text: string) => !text.startsWith('#')

function readLine(text: string): readonly [string, string] {
  const { name, value } = lineSyntax.exec(text)?.groups ?? {}
  if (name === undefined || value === undefined) throw new Error(`Front matter can't be read: '${text}'`)
  return [name, value]
}

export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]

export type HeadingNode = Extract<MarkdownNode, { type: 'heading' }>

export interface Heading {
  readonly depth: 2 | 3
  /** The same in all languages, so that an anchor works after a change of language. */
  readonly id: string
  readonly text: string
}

export interface Text extends FrontMatter {
  readonly nodes: readonly MarkdownNode[]
  readonly headings: readonly Heading[]
}

const headingSyntax = /^(?<text>.*\S) \{#(?<id>[a-z][a-z0-9-]*)\}$/

export function parseHeading(node: HeadingNode): Heading {
  const [firstChild, ...otherChildren] = node.children
  const { text, id } =
    (firstChild?.type === 'text' && otherChildren.length === 0 && headingSyntax.exec(firstChild.value)?.groups) || {}
  const { depth } = node
  if (text === undefined || id === undefined || (depth !== 2 && depth !== 3))
    throw new Error(
      `A heading must be written as '## Text {#id}' or '### Text {#id}' (body line ${node.position?.start.line})`,
    )
  return { depth, id, text }
}

export function readText(source: string): Text {
  const { frontMatter, body } = splitFrontMatter(source)
  const nodes = fromMarkdown(body).children
  return {
    ...frontMatter,
    nodes,
    headings: nodes.flatMap(node => (node.type === 'heading' ? [parseHeading(node)] : [])),
  }
}
