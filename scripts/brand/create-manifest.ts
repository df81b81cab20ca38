import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { Schema } from 'effect'
import { comparePath } from '#application/routing/compare-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { routes } from '#application/routing/routes.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { appIconSizes, shortcutIconSize } from './create-icons.ts'
import { listScreenshots, nameFileInErrors, type Brand } from './read-brand.ts'

const commonTextsCodec = Schema.fromJsonString(Schema.Struct({ nav: Schema.Struct({ favorites: Schema.String }) }))
const searchTextsCodec = Schema.fromJsonString(Schema.Struct({ find: Schema.String }))

export async function createManifest(root: string, brand: Brand, locale: Locale): Promise<string> {
  const { name } = brand.names[locale]
  const { paper } = brand.colors.light
  const home = localizePath(locale, routes.home.path)
  const manifest = {
    id: home,
    lang: locale,
    name,
    short_name: name,
    description: brand.descriptions[locale],
    start_url: home,
    // Covers both languages, so that the language link stays in the window of the app.
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: listIcons(),
    shortcuts: listShortcuts(root, locale),
    screenshots: await Promise.all(listScreenshots(brand, locale).map(path => describeScreenshot(root, path))),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const listIcons = () => [
  ...appIconSizes.map(size => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/app-icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
]

function listShortcuts(root: string, locale: Locale) {
  const readTexts = (namespace: string) =>
    readFileSync(join(root, `src/ui/i18n/locales/${locale}/${namespace}.json`), 'utf8')
  const { find } = Schema.decodeUnknownSync(searchTextsCodec)(readTexts('search'))
  const { favorites } = Schema.decodeUnknownSync(commonTextsCodec)(readTexts('common')).nav
  return [
    { name: find, path: routes.profiles.path, icon: 'search' },
    { name: favorites, path: comparePath, icon: 'favorites' },
  ].map(({ name, path, icon }) => ({
    name,
    url: localizePath(locale, path),
    icons: [{ src: `/icons/${icon}.png`, sizes: `${shortcutIconSize}x${shortcutIconSize}`, type: 'image/png' }],
  }))
}

/** `path` is relative to `brand/`. */
export const readPictureMetadata = (root: string, path: string) =>
  nameFileInErrors(`brand/${path}`, () => sharp(join(root, 'brand', path)).metadata())

async function describeScreenshot(root: string, path: string) {
  const { width, height } = await readPictureMetadata(root, path)
  return {
    src: `/${path}`,
    sizes: `${width}x${height}`,
    type: 'image/png',
    form_factor: width > height ? 'wide' : 'narrow',
  }
}
