import { priceUnits } from '#domain/profile/profile.ts'
import { getColumn, splitRows } from './rows.ts'
import { slugify } from './slugify.ts'
import type { TradeCategory, Sentences, Service } from './trade.ts'

/*
 * The notation of data/trades: the first character of a line is its type.
 *   = slug | Russian name | English name | weight | women, % | related   a category; the share of women is inherited;
 *                                                                  related: the last segments of the slugs of possible
 *                                                                  second categories, `none`, or omitted for all siblings
 *   > Russian | English                                            its description
 *   - Russian | English | unit or `none` | lowest-highest price    a service; the first one is the profession
 *   * sentence                                                     about the craft, for this category only
 *   1, 2, 3 or 4, then a sentence                                  background, manner, schedule or terms; inherited
 * In a sentence, {a/b} is a random choice, [he|she] depends on the gender, $years is the experience.
 */

type DraftCategory = { -readonly [K in keyof TradeCategory]: TradeCategory[K] }

const sectionByLineType: Readonly<Record<string, keyof Sentences>> = {
  1: 'background',
  2: 'manner',
  3: 'schedule',
  4: 'terms',
}
const defaultWomenPercent = 50
const noSentences: Sentences = { background: [], manner: [], schedule: [], terms: [] }

function parseCategory(
  columns: readonly string[],
  id: number,
  categoriesBySlug: ReadonlyMap<string, DraftCategory>,
): DraftCategory {
  const slug = getColumn(columns, 0)
  const parentSlug = slug.split('/').slice(0, -1).join('/')
  const parent = categoriesBySlug.get(parentSlug)
  if (parentSlug !== '' && !parent) throw new Error(`The parent must come first: ${slug}`)
  return {
    id,
    parentId: parent?.id ?? null,
    slug,
    name: { ru: getColumn(columns, 1), en: getColumn(columns, 2) },
    description: null,
    weight: Number(columns[3] ?? 0),
    womenPercent: Number(columns[4] ?? parent?.womenPercent ?? defaultWomenPercent),
    relatedSlugs: columns[5]?.trim().split(' ') ?? null,
    services: [],
    craftSentences: [],
    sentences: parent?.sentences ?? noSentences,
  }
}

function parseUnit(text: string): Service['unit'] {
  const unit = priceUnits.find(priceUnit => priceUnit === text)
  if (unit === undefined && text !== 'none') throw new Error(`Unknown price unit: ${text}`)
  return unit ?? null
}

function parseService(columns: readonly string[], id: number): Service {
  const name = { ru: getColumn(columns, 0), en: getColumn(columns, 1) }
  const [minPrice, maxPrice] = getColumn(columns, 3).split('-').map(Number)
  return {
    id,
    slug: slugify(name.ru),
    name,
    unit: parseUnit(getColumn(columns, 2)),
    price: { from: minPrice ?? 0, to: maxPrice ?? 0 },
  }
}

function addSentence(category: DraftCategory, section: keyof Sentences, sentence: string): void {
  category.sentences = { ...category.sentences, [section]: [...category.sentences[section], sentence] }
}

export function parseTrades(texts: readonly string[]): readonly TradeCategory[] {
  const categories = new Map<string, DraftCategory>()
  let currentCategory: DraftCategory | undefined
  let serviceCount = 0
  for (const line of texts.flatMap(splitRows)) {
    const lineType = line.charAt(0)
    const text = line.slice(2)
    const columns = text.split('|')
    if (lineType === '=') {
      currentCategory = parseCategory(columns, categories.size + 1, categories)
      if (categories.has(currentCategory.slug)) throw new Error(`Duplicate category: ${currentCategory.slug}`)
      categories.set(currentCategory.slug, currentCategory)
      continue
    }
    const section = sectionByLineType[lineType]
    if (currentCategory === undefined) throw new Error(`Line before the first category: ${line}`)
    if (lineType === '>') currentCategory.description = { ru: getColumn(columns, 0), en: getColumn(columns, 1) }
    else if (lineType === '-')
      currentCategory.services = [...currentCategory.services, parseService(columns, ++serviceCount)]
    else if (lineType === '*') currentCategory.craftSentences = [...currentCategory.craftSentences, text]
    else if (section) addSentence(currentCategory, section, text)
    else throw new Error(`Unknown line type: ${line}`)
  }
  return [...categories.values()]
}
