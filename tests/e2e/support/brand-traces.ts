import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import brandNames from '#brand/names.json' with { type: 'json' }
import { localizePath } from '#application/routing/locale-path.ts'
import { routes } from '#application/routing/routes.ts'
import { locales } from '#domain/shared/locale.ts'
import { colorNames, parseColors } from '#ui/kit/styles/parse-colors.ts'

const readBrandFile = (file: string) => readFileSync(`brand/${file}`, 'utf8')

const colors = parseColors(readBrandFile('tokens.css'))
/** White and black. The other brand has them too, because `write-other-brand.ts` shifts hues only. */
const sharedColors = new Set(['#ffffff', '#000000'])
const hexColors = [colors.light, colors.dark]
  .flatMap(theme => colorNames.map(name => theme[name]))
  .filter(color => !sharedColors.has(color))
const outlines = locales.flatMap(locale =>
  [...readBrandFile(`logo.${locale}.svg`).matchAll(/ d="([^"]+)"/g)].map(([, outline = '']) => outline),
)
const names = locales.flatMap(locale => [
  brandNames[locale].name.toLowerCase(),
  // Without the preposition, because a script may contain the no-break space after it as an escape.
  brandNames[locale].onSite.replace(/^\S+\s/, '').toLowerCase(),
])

export function findTracesInText(text: string): readonly string[] {
  const lowerCaseText = text.toLowerCase()
  return [
    ...names.filter(name => lowerCaseText.includes(name)),
    ...[...hexColors, ...outlines].filter(part => text.includes(part)),
  ]
}

export const readStyleColors = (css: string): ReadonlyMap<string, string> =>
  new Map(
    colorNames.flatMap(color => {
      const [, value] = new RegExp(`--${color}:([^;}]+)`).exec(css) ?? []
      return value === undefined ? [] : [[color, value] as const]
    }),
  )

const parameters: Readonly<Record<string, string>> = {
  ':city': 'moskva',
  ':id': '1',
  ':category*': 'repetitory',
}

/** One page of each kind, because `tests/architecture/brand.test.ts` checks all English texts. */
const englishPaths = ['/', '/about', '/profiles/1', '/profile', '/nope']

export const listCheckedPaths = (): readonly string[] => {
  const pages = Object.values(routes).map(route => route.path.replace(/:\w+\*?/g, part => parameters[part] ?? part))
  return [
    ...pages,
    '/nope',
    '/nope/specialists',
    ...englishPaths.map(path => localizePath('en', path)),
    ...locales.map(locale => `/opensearch-${locale}.xml`),
    '/manifest.webmanifest',
    '/manifest-en.webmanifest',
    '/icons/favicon.svg',
    '/icons/app-icon.svg',
    '/robots.txt',
    '/sitemap.xml',
  ]
}

/** Matches the links of stylesheets, and the scripts in `data-files`. */
const linkedFile = /\/_next\/static\/[^"\s\\]+\.(?:js|css)/g

export const findLinkedFiles = (html: string): readonly string[] => html.match(linkedFile) ?? []

/** Returns the smallest difference between a color and a pixel of the picture, as a sum over the channels. */
export async function getDistanceToColor(request: APIRequestContext, url: string, hex: string): Promise<number> {
  const response = await request.get(url)
  const { data, info } = await sharp(await response.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const channels = [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))
  let smallest = Number.POSITIVE_INFINITY
  for (let pixel = 0; pixel < data.length; pixel += info.channels) {
    const distance = channels.reduce((sum, value, channel) => sum + Math.abs(value - (data[pixel + channel] ?? 0)), 0)
    smallest = Math.min(smallest, distance)
  }
  return smallest
}

export const brandColor = colors.light.pine
