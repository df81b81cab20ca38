import { localePath } from '../../application/routing/locale-path'
import { orEmpty } from '../../application/outcome'
import type { Locale } from '../../domain/shared/locale'
import { useCases } from '../../infrastructure/di/container'
import { runtime } from '../../infrastructure/web-server/runtime'
import { profilePath } from '../../ui/paths'
import { profileCrumbs } from '../../ui/profile/page/profile-crumbs'
import { profileDescription } from '../../ui/profile/page/profile-description'
import { profileBreadcrumbData, serviceData } from '../../ui/profile/page/profile-structured-data'
import { profileTitle } from '../../ui/profile/page/profile-title'
import { ProfileView } from '../../ui/profile/page/profile-view'
import { Reviews } from '../../ui/review/reviews'
import { StructuredDataBlock } from '../../ui/shell/head/structured-data'
import { unwrapOrFail } from './unwrap-or-fail'
import { notePastEnd } from './past-end'
import { PageFrame } from './page-frame'

interface Props {
  readonly locale: Locale
  readonly id: number
  /** Of the reviews. */
  readonly page: number
}

/** The page of a specialist. Its own read is the profile; reviews and the way there may fail by themselves (R-failed-page). */
export async function ProfileContent({ locale, id, page }: Props) {
  const [profile, reviews, categories] = await Promise.all([
    useCases.viewProfile(id),
    useCases.listReviews({ profileId: id, page }),
    useCases.listCategories({}),
  ])
  const found = unwrapOrFail(profile)
  const isPast = notePastEnd(reviews, page)
  const tree = orEmpty(categories, [])
  const { siteUrl } = runtime()
  return (
    <PageFrame
      locale={locale}
      path={localePath(locale, profilePath({ id }, page))}
      title={profileTitle(locale, found, page)}
      description={profileDescription(locale, found)}
      profile={found}
      isUnlisted={isPast}
    >
      <StructuredDataBlock data={profileBreadcrumbData(siteUrl, profileCrumbs(locale, found, tree), found.user.name)} />
      <StructuredDataBlock data={serviceData(siteUrl, locale, found)} />
      <ProfileView locale={locale} profile={found} categories={tree}>
        <Reviews {...{ locale, profileId: id, page, reviews }} />
      </ProfileView>
    </PageFrame>
  )
}
