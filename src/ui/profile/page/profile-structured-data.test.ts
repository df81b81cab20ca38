import { expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aNewcomer, aProfile } from '#tests/builders/profile.ts'
import { getProfileCrumbs } from './profile-head.tsx'
import { createProfileBreadcrumbData, createServiceData } from './profile-structured-data.ts'

const siteUrl = 'https://znatok.example'

test('describes a service with provider, area and lowest price, without a rating', () => {
  const data = createServiceData(siteUrl, 'en', aProfile())
  expect(data).toMatchObject({
    '@type': 'Service',
    url: `${siteUrl}/en/profiles/7`,
    provider: { '@type': 'Person', name: 'Айгуль Сафина' },
    areaServed: { name: 'Казань' },
    offers: { lowPrice: 1200, priceCurrency: 'RUB' },
  })
  expect(data).not.toHaveProperty('aggregateRating')
})

test('uses the avatar that this site serves', () => {
  const user = { id: 1, name: 'Айгуль Сафина', avatar: 'https://api.example/7.jpg' }
  expect(createServiceData(siteUrl, 'ru', aProfile({ user }))).toMatchObject({
    provider: { image: `${siteUrl}/_next/image?url=https%3A%2F%2Fapi.example%2F7.jpg&w=384&q=75` },
  })
})

test('leaves out unknown facts', () => {
  const data = createServiceData(siteUrl, 'ru', aNewcomer())
  expect(Object.keys(data)).toEqual(['@type', 'name', 'url', 'provider'])
})

test('ends the breadcrumbs with the name', () => {
  const data = createProfileBreadcrumbData(siteUrl, getProfileCrumbs('ru', aProfile(), aTree()), 'Айгуль Сафина')
  expect(data['itemListElement']).toEqual([
    expect.objectContaining({ position: 1, name: 'Казань', item: `${siteUrl}/kazan` }),
    expect.objectContaining({ position: 2, item: `${siteUrl}/kazan/specialists` }),
    expect.objectContaining({ position: 3, item: `${siteUrl}/kazan/specialists/repetitory` }),
    expect.objectContaining({ position: 4, item: `${siteUrl}/kazan/specialists/repetitory/matematika` }),
    { '@type': 'ListItem', position: 5, name: 'Айгуль Сафина' },
  ])
})
