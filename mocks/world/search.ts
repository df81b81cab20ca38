import { dataCategories } from '#mocks/dataset/categories.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import type { World } from './world.ts'

const normalize = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
const splitWords = (text: string) => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Removes the ending, so that `электрик` also finds `электрики`. */
const stem = (word: string) => (word.length > 4 ? word.replace(/[аеиоуыюяьй]{1,2}$/u, '') : word)

const serviceWords = new Map(
  dataCategories.flatMap(({ services }) =>
    services.map(({ id, name }): [number, readonly string[]] => [id, [...splitWords(name.ru), ...splitWords(name.en)]]),
  ),
)

const findIds = (words: ReadonlyMap<number, readonly string[]>, beginning: string) =>
  new Set([...words].filter(([, all]) => all.some(word => word.startsWith(beginning))).map(([id]) => id))

/** Each word must be a prefix of a word in the name, the services or the categories. */
export function createSearchFilter({ catalogue }: World, text: string): (person: Facts) => boolean {
  const categoryWords = new Map(
    [...catalogue.categories].map(([id, { ru, en }]): [number, readonly string[]] => [
      id,
      [...splitWords(ru.name), ...splitWords(en.name)],
    ]),
  )
  const wanted = splitWords(text).map(word => {
    const beginning = stem(word)
    const categories = [...findIds(categoryWords, beginning)].flatMap(id => catalogue.getSelfAndDescendants(id))
    return { beginning, services: findIds(serviceWords, beginning), categories: new Set(categories) }
  })
  return person => {
    const names = ` ${normalize(person.name)}`.replace('-', ' ')
    return wanted.every(
      ({ beginning, services, categories }) =>
        person.offers.some(({ service }) => services.has(service.id)) ||
        person.categoryIds.some(id => categories.has(id)) ||
        names.includes(` ${beginning}`),
    )
  }
}
