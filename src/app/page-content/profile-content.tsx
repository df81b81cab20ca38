import { localizePath } from '#application/routing/locale-path.ts'
import { getValueOr } from '#application/outcome.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getProfilePath } from '#ui/paths.ts'
import { getProfileCrumbs } from '#ui/profile/page/profile-head.tsx'
import { formatProfileDescription, formatProfileTitle } from '#ui/profile/page/profile-meta.ts'
import { createProfileBreadcrumbData, createServiceData } from '#ui/profile/page/profile-structured-data.ts'
import { ProfileView } from '#ui/profile/page/profile-view.tsx'
import { getDisplayPerson } from '#ui/profile/display-person.ts'
import { LinkedReviewIsland, OwnReviewsIsland } from '#app/browser/review-islands.tsx'
import { Reviews, getReviewTexts } from '#ui/review/reviews.tsx'
import { StructuredDataBlock } from '#ui/structured-data/structured-data.tsx'
import { PageFrame } from './page-frame.tsx'
import { reportPastEnd, unwrapOrFail } from './render-report.ts'

interface Props {
  readonly locale: Locale
  readonly id: number
  /** Page of the reviews. */
  readonly page: number
}

export async function ProfileContent({ locale, id, page }: Props) {
  const [profile, reviews, categories] = await Promise.all([
    useCases.viewProfile(id),
    useCases.listReviews({ profileId: id, page }),
    useCases.listCategories({}),
  ])
  const fetchedProfile = unwrapOrFail(profile)
  const fallbackName = getTranslator(locale)('common:nameless', { skipInterpolation: true })
  const displayProfile = { ...fetchedProfile, user: getDisplayPerson(locale, fallbackName, fetchedProfile) }
  const isPastEnd = reportPastEnd(reviews, page)
  const tree = getValueOr(categories, [])
  const { siteUrl } = getRuntime()
  const texts = getReviewTexts(locale)
  return (
    <PageFrame
      locale={locale}
      path={localizePath(locale, getProfilePath({ id }, page))}
      title={formatProfileTitle(locale, displayProfile, page)}
      description={formatProfileDescription(locale, displayProfile)}
      profile={displayProfile}
      isNoindexed={isPastEnd}
    >
      <StructuredDataBlock
        data={createProfileBreadcrumbData(
          siteUrl,
          getProfileCrumbs(locale, displayProfile, tree),
          displayProfile.user.name,
        )}
      />
      <StructuredDataBlock data={createServiceData(siteUrl, locale, displayProfile)} />
      <ProfileView
        locale={locale}
        profile={displayProfile}
        originalName={fetchedProfile.user.name}
        categories={categories}
      >
        <Reviews
          {...{ locale, profileId: id, page, reviews }}
          islands={
            <>
              {reviews.ok && <LinkedReviewIsland {...{ locale, profileId: id, shownPage: page, texts }} />}
              <OwnReviewsIsland
                {...{ locale, profileId: id }}
                shownReviews={listShownReviews(reviews)}
                isUnreviewed={reviews.ok && reviews.value.total === 0}
                texts={texts}
              />
            </>
          }
        />
      </ProfileView>
    </PageFrame>
  )
}

const listShownReviews = (reviews: Awaited<ReturnType<typeof useCases.listReviews>>) =>
  reviews.ok ? reviews.value.items.map(({ id, user }) => [id, user.id] as const) : []
