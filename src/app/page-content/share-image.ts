import { notFound } from 'next/navigation'
import { parseProfileId } from '#domain/profile/profile-id.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { cityImage } from '#ui/share-image/city-image.ts'
import { profileImage } from '#ui/share-image/profile-image.ts'
import { siteImage } from '#ui/share-image/site-image.ts'
import { unwrapOrFail } from './unwrap-or-fail.ts'

/** What the picture of a city, of a specialist, or of the site looks like. */
export async function shareImageSvg(locale: Locale, kind: string, subject: string): Promise<string> {
  if (kind === 'site') return siteImage(locale)
  if (kind === 'city') return drawCity(locale, subject)
  const id = kind === 'profile' ? parseProfileId(subject) : undefined
  if (id === undefined) notFound()
  return profileImage(locale, unwrapOrFail(await useCases.viewProfile(id)))
}

async function drawCity(locale: Locale, slug: string): Promise<string> {
  const city = unwrapOrFail(await useCases.findCity(slug))
  const profiles = await useCases.listProfiles({ cityId: city.id, page: 1, perPage: 1 })
  return cityImage({ locale, city, specialists: profiles.ok ? profiles.value.total : null })
}
