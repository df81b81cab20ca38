import { localePath } from '../../../../application/navigation/locale-path'
import { orEmpty } from '../../../../application/outcome'
import { parseProfileId } from '../../../../domain/profile/profile-id'
import { useCases } from '../../../../infrastructure/di/container'
import { translator } from '../../../../ui/i18n/translator'
import { profileDescription } from '../../../../ui/profile/profile-description'
import { ProfileView } from '../../../../ui/profile/profile-view'
import { localeOf } from '../../../locale-of'
import { needed } from '../../../needed'
import { notFound } from 'next/navigation'
import { Page } from '../../../page-frame'

export const revalidate = 60
export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; id: string }>
}

export default async function ProfilePage({ params }: Props) {
  const given = await params
  const locale = localeOf(given.locale)
  const id = parseProfileId(given.id)
  if (id === undefined) notFound()
  const [profile, categories] = await Promise.all([useCases.viewProfile(id), useCases.listCategories({})])
  const found = needed(profile)
  return (
    <Page
      locale={locale}
      path={localePath(locale, `/profiles/${id}`)}
      title={translator(locale)('profile:title', { name: found.user.name })}
      description={profileDescription(locale, found)}
      profile={found}
    >
      <ProfileView locale={locale} profile={found} categories={orEmpty(categories, [])} />
    </Page>
  )
}
