import { expect, test } from 'vitest'
import { noFilters } from '#domain/profile/profile-filters.ts'
import { math, tutors } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import { createBreadcrumbData, createItemListData } from './list-structured-data.ts'

const siteUrl = 'https://znatok.example'
const list = {
  locale: 'en',
  city: aCity({ name: 'Kazan' }),
  namesakeRegion: null,
  category: math,
  parent: null,
  ...noFilters,
} as const

test('lists the city and all parent categories in the breadcrumbs', () => {
  expect(createBreadcrumbData(siteUrl, list, [tutors])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      ['Kazan', '/en/kazan'],
      ['Specialists', '/en/kazan/specialists'],
      ['Репетиторы', '/en/kazan/specialists/repetitory'],
      ['Математика', '/en/kazan/specialists/repetitory/matematika'],
    ].map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${siteUrl}${path}` })),
  })
})

test('R-city-groups: the breadcrumbs name the region of a city with namesakes', () => {
  const { itemListElement } = createBreadcrumbData(siteUrl, { ...list, namesakeRegion: 'Tatarstan' }, [])
  expect(itemListElement).toMatchObject([{ name: 'Kazan (Tatarstan)' }, { name: 'Specialists' }, {}])
})

test('continues positions across pages', () => {
  const profiles = aPage([aProfile(), aProfile({ id: 8 })], { page: 3, total: 50, lastPage: 3 })
  expect(createItemListData(siteUrl, { ...list, locale: 'ru' }, profiles)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 50,
    itemListElement: [
      { position: 49, name: 'Айгуль Сафина', url: `${siteUrl}/profiles/7` },
      { position: 50, url: `${siteUrl}/profiles/8` },
    ],
  })
})
