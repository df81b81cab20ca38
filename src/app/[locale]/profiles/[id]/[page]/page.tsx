import { localePath } from '../../../../../application/navigation/locale-path'
import { orEmpty } from '../../../../../application/outcome'
import { parseProfileId } from '../../../../../domain/profile/profile-id'
import { useCases } from '../../../../../infrastructure/di/container'
import { profilePath } from '../../../../../ui/paths'
import { profileDescription } from '../../../../../ui/profile/profile-description'
import { profileTitle } from '../../../../../ui/profile/profile-title'
import { ProfileView } from '../../../../../ui/profile/profile-view'
import { Reviews } from '../../../../../ui/review/reviews'
import { localeOf } from '../../../../locale-of'
import { needed } from '../../../../needed'
import { notFound } from 'next/navigation'
import { Page } from '../../../../page-frame'

export const revalidate = 60
export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; id: string; page: string }>
}

export default async function ProfilePage({ params }: Props) {
  const given = await params
  const locale = localeOf(given.locale)
  const id = parseProfileId(given.id)
  if (id === undefined) notFound()
  const page = Number(given.page)
  const [profile, reviews, categories] = await Promise.all([
    useCases.viewProfile(id),
    useCases.listReviews({ profileId: id, page }),
    useCases.listCategories({}),
  ])
  const found = needed(profile)
  return (
    <Page
      locale={locale}
      path={localePath(locale, profilePath({ id }, page))}
      title={profileTitle(locale, found, page)}
      description={profileDescription(locale, found)}
      profile={found}
    >
      <ProfileView locale={locale} profile={found} categories={orEmpty(categories, [])}>
        <Reviews {...{ locale, profileId: id, page, reviews }} />
      </ProfileView>
    </Page>
  )
}
