import { dataCategories } from '#mocks/dataset/categories.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import type { World } from './world.ts'

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Endings come and go (`электрик`, `электрики`): a longer word is looked for by its beginning. */
const stem = (word: string) => (word.length > 4 ? word.replace(/[аеиоуыюяьй]{1,2}$/u, '') : word)

const serviceWords = new Map(
  dataCategories.flatMap(({ services }) =>
    services.map(({ id, name }): [number, readonly string[]] => [id, [...wordsOf(name.ru), ...wordsOf(name.en)]]),
  ),
)

const idsWith = (words: ReadonlyMap<number, readonly string[]>, beginning: string) =>
  new Set([...words].filter(([, all]) => all.some(word => word.startsWith(beginning))).map(([id]) => id))

/** Whether somebody is meant: every word begins one of their name, services or categories. */
export function searchFor({ places }: World, text: string): (person: Facts) => boolean {
  const categoryWords = new Map(
    [...places.categories].map(([id, { ru, en }]): [number, readonly string[]] => [
      id,
      [...wordsOf(ru.name), ...wordsOf(en.name)],
    ]),
  )
  const wanted = wordsOf(text).map(word => {
    const beginning = stem(word)
    const categories = [...idsWith(categoryWords, beginning)].flatMap(id => places.downwards(id))
    return { beginning, services: idsWith(serviceWords, beginning), categories: new Set(categories) }
  })
  return person => {
    const names = ` ${plain(person.name)}`.replace('-', ' ')
    return wanted.every(
      ({ beginning, services, categories }) =>
        person.offers.some(({ service }) => services.has(service.id)) ||
        person.categoryIds.some(id => categories.has(id)) ||
        names.includes(` ${beginning}`),
    )
  }
}
