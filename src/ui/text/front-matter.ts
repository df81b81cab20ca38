import { isCalendarDate } from '#domain/shared/moscow-time.ts'

/** The metadata at the top of a text's file, between two lines of `---`. */
export interface FrontMatter {
  readonly title: string
  /** For search engines. */
  readonly description: string
  /** The date of effect: `2026-11-21`. */
  readonly date: string
  /** Not yet the real text of the site's owner. */
  readonly sample: boolean
}

const file = /^---\n(?<head>[^]*?)\n---\n(?<body>[^]*)$/
const line = /^(?<name>\w+): (?<value>.*\S)$/

/** Splits a file into front matter and Markdown. Lines that begin with `#` are comments. */
export function splitFrontMatter(source: string): { readonly front: FrontMatter; readonly body: string } {
  const { head, body } = file.exec(source.replaceAll('\r\n', '\n'))?.groups ?? {}
  if (head === undefined || body === undefined) throw new Error('A text begins with its front matter')
  const values = new Map(head.split('\n').filter(isNoComment).map(readLine))
  const { title, description, date, sample, ...unknown } = Object.fromEntries(values)
  const names = Object.keys(unknown)
  if (names.length > 0) throw new Error(`Front matter knows no '${names.join("', '")}'`)
  if (!title || !description) throw new Error('Front matter has a title and a description')
  if (!date || !isCalendarDate(date)) throw new Error('Front matter has a date like 2026-11-21')
  if (sample !== 'true' && sample !== 'false') throw new Error('Front matter says of sample true or false')
  return { front: { title, description, date, sample: sample === 'true' }, body }
}

const isNoComment = (text: string) => !text.startsWith('#')

function readLine(text: string): readonly [string, string] {
  const { name, value } = line.exec(text)?.groups ?? {}
  if (name === undefined || value === undefined) throw new Error(`Front matter can't be read: '${text}'`)
  return [name, value]
}
