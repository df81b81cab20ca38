import { dataCategories } from '#mocks/dataset/categories.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import type { World } from './world.ts'

const splitWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Removes the ending, so that `электрики` also finds `электрик`. */
const stem = (word: string) => (word.length > 4 ? word.replace(/[аеиоуыюяьй]{1,2}$/u, '') : word)

const serviceWords = new Map(
  dataCategories.flatMap(({ services }) =>
    services.map(({ id, name }): [number, readonly string[]] => [id, [...splitWords(name.ru), ...splitWords(name.en)]]),
  ),
)

const findIds = (words: ReadonlyMap<number, readonly string[]>, prefix: string) =>
  new Set([...words].filter(([, itemWords]) => itemWords.some(word => word.startsWith(prefix))).map(([id]) => id))

/** The stem of each word must begin a word in the name, the services, or the categories and their ancestors. */
export function createSearchFilter({ catalog }: World, text: string): (person: Facts) => boolean {
  const categoryWords = new Map(
    [...catalog.categories].map(([id, { ru, en }]): [number, readonly string[]] => [
      id,
      [...splitWords(ru.name), ...splitWords(en.name)],
    ]),
  )
  const queryWords = splitWords(text).map(word => {
    const prefix = stem(word)
    const categoryIds = [...findIds(categoryWords, prefix)].flatMap(id => catalog.getSelfAndDescendants(id))
    return { prefix, serviceIds: findIds(serviceWords, prefix), categoryIds: new Set(categoryIds) }
  })
  return person => {
    const searchableName = ` ${splitWords(person.name).join(' ')}`
    return queryWords.every(
      ({ prefix, serviceIds, categoryIds }) =>
        person.offers.some(({ service }) => serviceIds.has(service.id)) ||
        person.categoryIds.some(id => categoryIds.has(id)) ||
        searchableName.includes(` ${prefix}`),
    )
  }
}
