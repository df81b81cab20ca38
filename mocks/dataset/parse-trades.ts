import { priceUnits } from '#domain/profile/profile.ts'
import { getColumn, splitRows } from './rows.ts'
import { slugify } from './slugify.ts'
import type { DataCategory, Sentences, Service } from './trade.ts'

/*
 * The notation of data/trades: a line's first sign says what it is.
 *   = slug | Russian name | English name | weight | women, % | kin   a category; women as its parent
 *   > Russian | English                                        its description
 *   - Russian | English | unit | lowest-highest price          a service, the first one being the profession
 *   * sentence                                                 what its specialists write about their craft
 *   1 2 3 4 sentence                                           background, manner, schedule, terms: for all below it
 * In a sentence {a/b} is a choice, [he|she] the gender, $years the experience.
 */
type DraftCategory = { -readonly [K in keyof DataCategory]: DataCategory[K] }

const sentenceSigns: Readonly<Record<string, keyof Sentences>> = {
  1: 'background',
  2: 'manner',
  3: 'schedule',
  4: 'terms',
}
const noSentences: Sentences = { background: [], manner: [], schedule: [], terms: [] }

function parseCategory(
  columns: readonly string[],
  id: number,
  known: ReadonlyMap<string, DraftCategory>,
): DraftCategory {
  const slug = getColumn(columns, 0)
  const parent = known.get(slug.slice(0, slug.lastIndexOf('/')))
  return {
    id,
    parentId: parent?.id ?? null,
    slug,
    name: { ru: getColumn(columns, 1), en: getColumn(columns, 2) },
    description: null,
    weight: Number(columns[3] ?? 0),
    womenPercent: Number(columns[4] ?? parent?.womenPercent ?? 50),
    relatedSlugs: columns[5]?.trim().split(' ') ?? null,
    services: [],
    craft: [],
    sentences: parent?.sentences ?? noSentences,
  }
}

function parseUnit(text: string): Service['unit'] {
  const unit = priceUnits.find(known => known === text)
  if (unit === undefined && text !== 'none') throw new Error(`There is no price unit ${text}`)
  return unit ?? null
}

function parseService(columns: readonly string[], id: number): Service {
  const name = { ru: getColumn(columns, 0), en: getColumn(columns, 1) }
  const [from, to] = getColumn(columns, 3).split('-').map(Number)
  return {
    id,
    slug: slugify(name.ru),
    name,
    unit: parseUnit(getColumn(columns, 2)),
    price: { from: from ?? 0, to: to ?? 0 },
  }
}

function addSentence(category: DraftCategory, place: keyof Sentences, sentence: string): void {
  category.sentences = { ...category.sentences, [place]: [...category.sentences[place], sentence] }
}

/** The categories of all trades, each after its parent. */
export function parseTrades(texts: readonly string[]): readonly DataCategory[] {
  const categories = new Map<string, DraftCategory>()
  let current: DraftCategory | undefined
  let serviceCount = 0
  for (const line of texts.flatMap(splitRows)) {
    const sign = line.charAt(0)
    const text = line.slice(2)
    const columns = text.split('|')
    if (sign === '=') {
      current = parseCategory(columns, categories.size + 1, categories)
      categories.set(current.slug, current)
      continue
    }
    const place = sentenceSigns[sign]
    if (current === undefined) throw new Error(`A line belongs to no category: ${line}`)
    if (sign === '>') current.description = { ru: getColumn(columns, 0), en: getColumn(columns, 1) }
    else if (sign === '-') current.services = [...current.services, parseService(columns, ++serviceCount)]
    else if (sign === '*') current.craft = [...current.craft, text]
    else if (place) addSentence(current, place, text)
    else throw new Error(`A line begins with an unknown sign: ${line}`)
  }
  return [...categories.values()]
}
