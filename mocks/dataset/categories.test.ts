import { describe, expect, it } from 'vitest'
import { aCategory } from '#tests/builders/category.ts'
import categoryAliases from '#domain/category/category-aliases.json'
import { suggestCategories } from '#domain/category/suggest-categories.ts'
import { dataCategories } from './categories.ts'
import { parseTrades } from './parse-trades.ts'

const topCategories = dataCategories.filter(category => category.parentId === null)
const categoriesBySlug = new Map(dataCategories.map(category => [category.slug, category]))
const leaves = dataCategories.filter(category => category.weight > 0)

describe('the category data', () => {
  it('has at least 12 top categories and 80 in all, on three levels', () => {
    expect(topCategories.length).toBeGreaterThanOrEqual(12)
    expect(dataCategories.length).toBeGreaterThanOrEqual(80)
    const depths = new Set(dataCategories.map(category => category.slug.split('/').length))
    expect(depths).toEqual(new Set([1, 2, 3]))
  })

  it('begins with the most popular categories', () => {
    expect(topCategories.slice(0, 12).map(category => category.name.ru)).toEqual(
      'Ремонт и отделка,Репетиторы,Красота,Электрики,Сантехники,Уборка,Юристы,Психологи,Перевозки,Автомастера,Фотографы,Няни и сиделки'.split(
        ',',
      ),
    )
  })

  it('rejects a child before its parent', () => {
    expect(() => parseTrades(['= a/b | Б | B', '= a | А | A'])).toThrow('The parent must come first: a/b')
  })

  it('does not take the beginning of a slug for a parent', () => {
    expect(parseTrades(['= ab | А | A', '= abc | Б | B']).map(({ parentId }) => parentId)).toEqual([null, null])
  })

  it('rejects a duplicate category', () => {
    expect(() => parseTrades(['= a | А | A', '= a | Б | B'])).toThrow('Duplicate category: a')
  })

  it('has slugs that follow the tree', () => {
    expect(dataCategories.filter(({ slug }) => !/^[a-z-]+(\/[a-z-]+){0,2}$/.test(slug))).toEqual([])
    const getParentId = (slug: string) => categoriesBySlug.get(slug.split('/').slice(0, -1).join('/'))?.id ?? null
    expect(dataCategories.filter(({ slug, parentId }) => getParentId(slug) !== parentId)).toEqual([])
  })

  it('has a category for each set of everyday names in both languages, except for doctors', () => {
    for (const locale of ['ru', 'en'] as const) {
      const tree = dataCategories.map(({ id, slug, name }) => aCategory({ id, slug, name: name[locale] }))
      const missingAliases = categoryAliases.filter(({ aliases, slugs }) => {
        const suggestedSlugLists = aliases.map(name =>
          suggestCategories(tree, name, 4).categories.map(({ slug }) => slug),
        )
        return !suggestedSlugLists.every(suggestedSlugs => slugs.some(slug => suggestedSlugs.includes(slug)))
      })
      expect(missingAliases.map(({ slugs }) => slugs[0])).toEqual(['vrachi'])
    }
  })

  it('has names and descriptions in both languages', () => {
    const texts = dataCategories.flatMap(({ name, description }) => [name, description])
    expect(texts.filter(text => !text || !/[а-яё]/i.test(text.ru) || /[а-яё]/i.test(text.en))).toEqual([])
  })

  it('has either subcategories or people in each category', () => {
    const parents = new Set(dataCategories.map(category => category.parentId))
    expect(dataCategories.filter(({ id, weight }) => parents.has(id) === weight > 0)).toEqual([])
  })

  it('has services with valid prices and enough sentences in each category with people', () => {
    const services = leaves.flatMap(leaf => leaf.services)
    expect(services.filter(({ price }) => !(price.from > 0 && price.to > price.from))).toEqual([])
    expect(leaves.filter(leaf => leaf.services.length < 3 || leaf.craftSentences.length < 2)).toEqual([])
    const sections = leaves.flatMap(leaf => Object.values(leaf.sentences))
    expect(sections.filter(sentences => sentences.length < 4)).toEqual([])
    expect(leaves.filter(leaf => !leaf.sentences.background.some(sentence => !sentence.includes('$years')))).toEqual([])
  })

  it('has no feminine form that keeps a stressed ё: "перевёзла"', () => {
    const sentences = leaves.flatMap(leaf => [...leaf.craftSentences, ...Object.values(leaf.sentences).flat()])
    expect(sentences.filter(sentence => /ё[а-я]*\[\|ла\]/.test(sentence))).toEqual([])
  })
})
