import { defaultLocale } from '#application/routing/locale-path.ts'
import { offerFragment } from '#application/routing/guarded-routes.ts'
import { isTextRoute, textNames } from '#application/routing/route-facts.ts'
import { routes, type TextName } from '#application/routing/routes.ts'
import brandNames from '#brand/names.json'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { resolveRoute } from '#application/routing/resolve-route.ts'
import { isCyrillic } from '#domain/shared/is-cyrillic.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'
import type { Heading, MarkdownNode } from './read-text.ts'
import { getText } from './texts.ts'

const names = textNames.map(name => [name] as const)

const findLinks = (nodes: readonly MarkdownNode[]): readonly string[] =>
  nodes.flatMap(node => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? findLinks(node.children) : []),
  ])

const joinWords = (nodes: readonly MarkdownNode[]): string =>
  nodes.map(node => ('children' in node ? joinWords(node.children) : 'value' in node ? node.value : '')).join(' ')

const getIds = (headings: readonly Heading[]) => headings.map(({ depth, id }) => `${depth} ${id}`)

function isBroken(locale: Locale, name: TextName, url: string): boolean {
  const [path = '', anchor] = url.split('#')
  const { route } = path ? resolveRoute(path) : { route: { name } }
  // Any slug is the path of a city, so a mistyped path would have a route.
  if (!route || routes[route.name].path.includes(':')) return true
  if (anchor === undefined) return false
  if (route.name === 'home') return anchor !== 'cities'
  if (route.name === 'register') return anchor !== offerFragment
  return !isTextRoute(route.name) || !getText(locale, route.name).headings.some(({ id }) => id === anchor)
}

describe('the texts of the site', () => {
  test.each(locales)('R-legal: exist in %s, without unused files', locale => {
    const files = readdirSync(join(import.meta.dirname, '../../../content', locale))
    expect(files.toSorted()).toEqual(textNames.map(name => `${name}.md`).toSorted())
  })

  test.each(names)('%s has the same sections and anchors in all languages', name => {
    const original = getText(defaultLocale, name)
    for (const text of locales.map(locale => getText(locale, name))) {
      expect(getIds(text.headings)).toEqual(getIds(original.headings))
      expect(text.nodes.map(({ type }) => type)).toEqual(original.nodes.map(({ type }) => type))
      expect([text.date, text.isSample]).toEqual([original.date, original.isSample])
    }
  })

  describe.each(locales)('in %s', locale => {
    test.each(names)('%s has at least three sections with unique anchors', name => {
      const { headings } = getText(locale, name)
      expect(headings.filter(({ depth }) => depth === 2).length).toBeGreaterThan(2)
      const ids = headings.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      // The page uses these ids.
      expect(ids).not.toContain('content')
      expect(ids).not.toContain('contents')
    })

    test.each(names)('%s has a description of more than 70 and fewer than 170 characters', name => {
      const { description } = getText(locale, name)
      expect(description.length).toBeGreaterThan(70)
      expect(description.length).toBeLessThan(170)
    })

    test.each(names)('%s links to existing pages and headings', name => {
      const internalUrls = findLinks(getText(locale, name).nodes).filter(url => /^[/#]/.test(url))
      expect(internalUrls.filter(url => isBroken(locale, name, url))).toEqual([])
    })

    test.each(names)('%s uses the typography of its language', name => {
      const { title, description, headings, nodes } = getText(locale, name)
      const visibleText = [title, description, ...headings.map(({ text }) => text), joinWords(nodes)].join('\n')
      expect(visibleText.match(/.{0,20}(["']| - |\.\.\.).{0,20}/g)).toBeNull()
      // English texts quote the language link “Русский”, whose seven letters are allowed.
      expect(visibleText.match(isCyrillic(locale) ? /[“”’]/ : /[«»]|\p{Script=Cyrillic}{8,}/u)).toBeNull()
    })
  })

  test('name the brand in the description of `about`', () => {
    for (const locale of locales) expect(getText(locale, 'about').description).toContain(brandNames[locale].name)
  })

  test('report the path of a missing file', () => {
    expect(() => getText('ru', 'nope' as TextName)).toThrow('content/ru/nope.md')
  })
})

describe('the link check', () => {
  test.each([
    '/nope/nope',
    '/abuot',
    '/about#nope',
    '/#nope',
    '#nope',
    '/profiles#what',
    '/register#what',
    '/en/about/nope',
  ])('rejects %s', url => {
    expect(isBroken('ru', 'about', url)).toBe(true)
  })
  test.each(['/about#what', '#what', '/#cities', '/profiles', '/help/offer', '/register#offer'])('accepts %s', url => {
    expect(isBroken('ru', 'about', url)).toBe(false)
  })
})
