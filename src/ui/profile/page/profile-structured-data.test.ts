import { expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aNewcomer, aProfile } from '#tests/builders/profile.ts'
import { getProfileCrumbs } from './profile-head.tsx'
import { createProfileBreadcrumbData, createServiceData } from './profile-structured-data.ts'

const site = 'https://znatok.example'

test('a service has a provider, an area, a lowest price and a rating', () => {
  expect(createServiceData(site, 'en', aProfile())).toMatchObject({
    '@type': 'Service',
    url: `${site}/en/profiles/7`,
    provider: { '@type': 'Person', name: 'Айгуль Сафина' },
    areaServed: { name: 'Казань' },
    offers: { lowPrice: 1200, priceCurrency: 'RUB' },
    aggregateRating: { ratingValue: 4.9, reviewCount: 128, bestRating: 5 },
  })
})

test('a portrait is the one that this site serves', () => {
  const user = { id: 1, name: 'Айгуль Сафина', avatar: 'https://api.example/7.jpg' }
  expect(createServiceData(site, 'ru', aProfile({ user }))).toMatchObject({
    provider: { image: `${site}/_next/image?url=https%3A%2F%2Fapi.example%2F7.jpg&w=384&q=75` },
  })
})

test('without ratings there is none, and unknown facts are left out', () => {
  const data = createServiceData(site, 'ru', aNewcomer())
  expect(Object.keys(data)).toEqual(['@type', 'name', 'url', 'provider'])
  expect(createServiceData(site, 'ru', aProfile({ reviewsCount: 0 }))).not.toHaveProperty('aggregateRating')
})

test('the breadcrumbs end with the name', () => {
  const data = createProfileBreadcrumbData(site, getProfileCrumbs('ru', aProfile(), aTree()), 'Айгуль Сафина')
  expect(data['itemListElement']).toEqual([
    expect.objectContaining({ position: 1, name: 'Казань', item: `${site}/kazan` }),
    expect.objectContaining({ position: 2, item: `${site}/kazan/specialists` }),
    expect.objectContaining({ position: 3, item: `${site}/kazan/specialists/repetitory` }),
    expect.objectContaining({ position: 4, item: `${site}/kazan/specialists/repetitory/matematika` }),
    { '@type': 'ListItem', position: 5, name: 'Айгуль Сафина' },
  ])
})
