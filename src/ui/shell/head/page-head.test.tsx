import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageHead, type PageHeadProps } from './page-head.tsx'

const siteUrl = 'https://znatok.example'

function head(of: Partial<PageHeadProps> = {}): Document {
  const markup = renderToStaticMarkup(
    <PageHead locale="ru" title="Специалисты в Казани" description="Цены." siteUrl={siteUrl} path="/kazan" {...of} />,
  )
  return new DOMParser().parseFromString(`<html><head>${markup}</head></html>`, 'text/html')
}
const metas = (page: Document, name: string) =>
  [...page.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(one => one.getAttribute('content'))
const links = (page: Document) =>
  [...page.querySelectorAll('link')].map(link => [link.hreflang || link.rel, link.getAttribute('href')])

test('puts the brand into the title once', () => {
  expect(head().title).toBe('Специалисты в Казани | Знаток')
  expect(head({ title: 'Знаток: специалисты в вашем городе' }).title).toBe('Знаток: специалисты в вашем городе')
})

test('links both languages to each other and themselves', () => {
  const alternates = [
    ['ru', `${siteUrl}/kazan/specialists?page=2`],
    ['en', `${siteUrl}/en/kazan/specialists?page=2`],
    ['x-default', `${siteUrl}/kazan/specialists?page=2`],
  ]
  const path = '/kazan/specialists?page=2'
  expect(links(head({ path }))).toEqual([['canonical', siteUrl + path], ...alternates])
  const english = `/en${path}`
  expect(links(head({ path: english, locale: 'en' }))).toEqual([['canonical', siteUrl + english], ...alternates])
})

test('links a non-canonical page to its canonical page, without languages', () => {
  const page = head({ path: '/kazan/specialists?price_to=5', canonical: '/kazan/specialists' })
  expect(links(page)).toEqual([['canonical', `${siteUrl}/kazan/specialists`]])
  expect(metas(page, 'og:url')).toEqual([`${siteUrl}/kazan/specialists?price_to=5`])
})

test('uses / and /en for the home pages', () => {
  const alternates = [
    ['ru', `${siteUrl}/`],
    ['en', `${siteUrl}/en`],
    ['x-default', `${siteUrl}/`],
  ]
  expect(links(head({ path: '/' })).slice(1)).toEqual(alternates)
  expect(links(head({ path: '/en', locale: 'en' })).slice(1)).toEqual(alternates)
})

test('renders Open Graph tags with locale, title and image', () => {
  const page = head({ subject: { kind: 'city', slug: 'kazan', name: 'Казань' } })
  const tags: Record<string, string | null> = Object.fromEntries(
    [...page.querySelectorAll('meta[property]')].map(one => [
      one.getAttribute('property') ?? '',
      one.getAttribute('content'),
    ]),
  )
  expect(tags).toEqual({
    'og:type': 'website',
    'og:site_name': 'Знаток',
    'og:title': 'Специалисты в Казани',
    'og:description': 'Цены.',
    'og:url': `${siteUrl}/kazan`,
    'og:locale': 'ru_RU',
    'og:locale:alternate': 'en_US',
    'og:image': `${siteUrl}/og/ru/city/kazan.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Знаток: специалисты в\u00a0Казани',
  })
  expect(metas(page, 'twitter:card')).toEqual(['summary_large_image'])
})

test('uses type and image of a profile, and the site image on other pages', () => {
  const profile = head({ locale: 'en', path: '/en/profiles/7', subject: { kind: 'profile', id: 7, name: 'Ли' } })
  expect(metas(profile, 'og:type')).toEqual(['profile'])
  expect(metas(profile, 'og:image')).toEqual([`${siteUrl}/og/en/profile/7.png`])
  expect(metas(profile, 'og:locale')).toEqual(['en_US'])
  expect(metas(head(), 'og:image')).toEqual([`${siteUrl}/og/ru.png`])
})

test('marks only unlisted pages noindex', () => {
  expect(metas(head({ isUnlisted: true }), 'robots')).toEqual(['noindex'])
  expect(metas(head(), 'robots')).toEqual([])
})

test('renders no canonical and Open Graph tags for an error page', () => {
  const page = head({ path: null })
  expect(links(page)).toEqual([])
  expect(page.querySelectorAll('meta[property]')).toHaveLength(0)
})
