import { notFound } from 'next/navigation'
import { parseProfileId } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { parseLocale } from '#app/page-content/parse-locale.ts'
import { unwrapOrFail } from '#app/page-content/render-report.ts'
import { drawProfileImage, drawCityImage, drawSiteImage } from '#ui/share-image/images.ts'

interface Props {
  readonly params: Promise<{ locale: string; kind: string; subject: string }>
}

/** The web server converts the SVG to PNG. */
export default async function ShareImage({ params }: Props) {
  const { locale, kind, subject } = await params
  const svg = await drawShareImage(parseLocale(locale), kind, subject)
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}

async function drawShareImage(locale: Locale, kind: string, subject: string): Promise<string> {
  if (kind === 'site') return drawSiteImage(locale)
  if (kind === 'city') return drawCityBySlug(locale, decodeURIComponent(subject))
  const id = kind === 'profile' ? parseProfileId(subject) : undefined
  if (id === undefined) notFound()
  return drawProfileImage(locale, unwrapOrFail(await useCases.viewProfile(id)))
}

async function drawCityBySlug(locale: Locale, slug: string): Promise<string> {
  const city = unwrapOrFail(await useCases.findCity(slug))
  const profiles = await useCases.listProfiles({ cityId: city.id, page: 1, perPage: 1 })
  return drawCityImage({ locale, city, specialistCount: profiles.ok ? profiles.value.total : null })
}
