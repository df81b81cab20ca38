import { decodePercent, encodeSegments } from '#domain/shared/slug.ts'
import { parseCitySlug } from './city-slug.ts'
import { parseProfileId } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isLocale } from '#domain/shared/locale-table.ts'

export type ShareImage =
  | { readonly kind: 'site' }
  | { readonly kind: 'city'; readonly slug: string }
  | { readonly kind: 'profile'; readonly id: number }

export const shareImageSize = { width: 1200, height: 630 } as const

export const getShareImagePath = (locale: Locale, image: ShareImage): string => {
  switch (image.kind) {
    case 'site':
      return `/og/${locale}.png`
    case 'city':
      return `/og/${locale}/city/${encodeSegments(image.slug)}.png`
    case 'profile':
      return `/og/${locale}/profile/${image.id}.png`
  }
}

export function parseShareImagePath(path: string): { readonly locale: Locale; readonly image: ShareImage } | undefined {
  const [, locale = '', kind, name = ''] = /^\/og\/([a-z]{2})(?:\/(city|profile)\/([^/.]+))?\.png$/.exec(path) ?? []
  if (!isLocale(locale)) return undefined
  const image = kind === undefined ? ({ kind: 'site' } as const) : parseImage(kind, name)
  return image && { locale, image }
}

function parseImage(kind: string, name: string): ShareImage | undefined {
  if (kind === 'city') {
    const slug = parseCitySlug(decodePercent(name) ?? '')
    return slug === undefined || encodeSegments(slug) !== name ? undefined : { kind, slug }
  }
  const id = parseProfileId(name)
  return id === undefined ? undefined : { kind: 'profile', id }
}
