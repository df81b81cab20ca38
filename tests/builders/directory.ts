import { dataCategories } from '#mocks/dataset/categories.ts'
import { dataCities } from '#mocks/dataset/cities.ts'
import { northCaucasianNames, russianNames, tatarNames } from '#mocks/data/names.ts'
import { toFeminine } from '#mocks/generator/name.ts'
import type { Category } from '#domain/category/category.ts'
import type { Region } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'

export const getDemoRegions = (locale: Locale): readonly Region[] =>
  [...new Set(dataCities.map(({ region }) => region[locale]))].map(name => ({
    name,
    cities: dataCities
      .filter(({ region }) => region[locale] === name)
      .map(city => ({ id: city.id, slug: city.slug, name: city.name[locale] })),
  }))

export const getDemoCategories = (locale: Locale, rootId: number | null = null): readonly Category[] =>
  dataCategories
    .filter(({ parentId }) => parentId === rootId)
    .map(({ id, slug, name, parentId }) => ({
      id,
      slug,
      name: name[locale],
      parentId,
      description: null,
      children: getDemoCategories(locale, id),
      profilesCount: null,
    }))

export const getDemoNames = (): readonly string[] =>
  [russianNames, tatarNames, northCaucasianNames].flatMap(({ men, women, surnames }) => [
    ...men,
    ...women,
    ...surnames,
    ...surnames.map(toFeminine),
  ])
