import { localizePath } from '#application/routing/locale-path.ts'
import type { Person, Profile } from '#domain/profile/profile.ts'
import { getPriceFrom, formatFirstSpecialities } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getImageAttributes } from '#ui/kit/display/image-attributes.ts'
import type { Crumb } from '#ui/kit/layout/breadcrumbs.tsx'
import { getProfilePath } from '#ui/paths.ts'
import type { StructuredData } from '#ui/structured-data/structured-data.tsx'

/** Omits the rating, which search engines do not show (docs/decisions/ratings-in-structured-data.md). */
export function createServiceData(siteUrl: string, locale: Locale, profile: Profile): StructuredData {
  const { user, city, currency } = profile
  const url = siteUrl + localizePath(locale, getProfilePath(profile))
  const price = getPriceFrom(profile)
  return {
    '@type': 'Service',
    name: formatFirstSpecialities(profile) ?? user.name,
    url,
    provider: { '@type': 'Person', name: user.name, url, ...createImageProperty(siteUrl, user) },
    ...(city && { areaServed: { '@type': 'City', name: city.name } }),
    ...(price && { offers: { '@type': 'AggregateOffer', lowPrice: price.amount, priceCurrency: currency } }),
  }
}

const imageWidth = 384

/** The avatar's URL on this site, because the API may not be publicly reachable. */
const createImageProperty = (siteUrl: string, { avatar }: Person) =>
  avatar === null ? {} : { image: siteUrl + getImageAttributes(avatar, imageWidth).src }

export const createProfileBreadcrumbData = (
  siteUrl: string,
  crumbs: readonly Crumb[],
  name: string,
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...crumbs.map(crumb => ({ name: crumb.name, item: siteUrl + crumb.href })), { name }].map(
    (crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb }),
  ),
})
