import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import brandNames from '#brand/names.json'
import { PageHead, type PageHeadProps } from './page-head.tsx'

const siteUrl = 'https://znatok.example'

function renderHead(props: Partial<PageHeadProps> = {}): Document {
  const markup = renderToStaticMarkup(
    <PageHead
      locale="ru"
      title="Специалисты в Казани"
      description="Цены."
      siteUrl={siteUrl}
      path="/kazan"
      {...props}
    />,
  )
  return new DOMParser().parseFromString(`<html><head>${markup}</head></html>`, 'text/html')
}
const listMetaContents = (page: Document, name: string) =>
  [...page.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(element =>
    element.getAttribute('content'),
  )
const listLinks = (page: Document) =>
  [...page.querySelectorAll('link')].map(link => [link.hreflang || link.rel, link.getAttribute('href')])

const { name } = brandNames.ru

test('puts the brand into the title once', () => {
  expect(renderHead().title).toBe(`Специалисты в Казани | ${name}`)
  const homeTitle = `${name}: специалисты в вашем городе`
  expect(renderHead({ title: homeTitle }).title).toBe(homeTitle)
})

test('links the pages of both languages to each other and to themselves', () => {
  const alternates = [
    ['ru', `${siteUrl}/kazan/specialists?page=2`],
    ['en', `${siteUrl}/en/kazan/specialists?page=2`],
    ['x-default', `${siteUrl}/kazan/specialists?page=2`],
  ]
  const path = '/kazan/specialists?page=2'
  expect(listLinks(renderHead({ path }))).toEqual([['canonical', siteUrl + path], ...alternates])
  const englishPath = `/en${path}`
  expect(listLinks(renderHead({ path: englishPath, locale: 'en' }))).toEqual([
    ['canonical', siteUrl + englishPath],
    ...alternates,
  ])
})

test('links a non-canonical page to its canonical page, and to no other language', () => {
  const page = renderHead({ path: '/kazan/specialists?price_to=5', canonical: '/kazan/specialists' })
  expect(listLinks(page)).toEqual([['canonical', `${siteUrl}/kazan/specialists`]])
  expect(listMetaContents(page, 'og:url')).toEqual([`${siteUrl}/kazan/specialists?price_to=5`])
})

test('uses / and /en for the home pages', () => {
  const alternates = [
    ['ru', `${siteUrl}/`],
    ['en', `${siteUrl}/en`],
    ['x-default', `${siteUrl}/`],
  ]
  expect(listLinks(renderHead({ path: '/' })).slice(1)).toEqual(alternates)
  expect(listLinks(renderHead({ path: '/en', locale: 'en' })).slice(1)).toEqual(alternates)
})

test('renders Open Graph tags with locale, title and image', () => {
  const page = renderHead({ subject: { kind: 'city', slug: 'kazan', name: 'Казань' } })
  const tags: Record<string, string | null> = Object.fromEntries(
    [...page.querySelectorAll('meta[property]')].map(element => [
      element.getAttribute('property') ?? '',
      element.getAttribute('content'),
    ]),
  )
  expect(tags).toEqual({
    'og:type': 'website',
    'og:site_name': name,
    'og:title': 'Специалисты в Казани',
    'og:description': 'Цены.',
    'og:url': `${siteUrl}/kazan`,
    'og:locale': 'ru_RU',
    'og:locale:alternate': 'en_US',
    'og:image': `${siteUrl}/og/ru/city/kazan.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${name}: специалисты в\u00a0Казани`,
  })
  expect(listMetaContents(page, 'twitter:card')).toEqual(['summary_large_image'])
})

test('uses the type and image of a profile, and the site image on a page without a subject', () => {
  const profile = renderHead({ locale: 'en', path: '/en/profiles/7', subject: { kind: 'profile', id: 7, name: 'Ли' } })
  expect(listMetaContents(profile, 'og:type')).toEqual(['profile'])
  expect(listMetaContents(profile, 'og:image')).toEqual([`${siteUrl}/og/en/profile/7.png`])
  expect(listMetaContents(profile, 'og:locale')).toEqual(['en_US'])
  expect(listMetaContents(renderHead(), 'og:image')).toEqual([`${siteUrl}/og/ru.png`])
})

test('adds noindex only if the page requests it', () => {
  expect(listMetaContents(renderHead({ isNoindexed: true }), 'robots')).toEqual(['noindex'])
  expect(listMetaContents(renderHead(), 'robots')).toEqual([])
})

test('renders neither a canonical link nor Open Graph tags on an error page', () => {
  const page = renderHead({ path: null })
  expect(listLinks(page)).toEqual([])
  expect(page.querySelectorAll('meta[property]')).toHaveLength(0)
})
