import { notFound } from 'next/navigation'
import { parseProfileId } from '#domain/profile/profile.ts'
import { parseLocale } from '#app/page-content/parse-locale.ts'
import { ProfileContent } from '#app/page-content/profile-content.tsx'

export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; id: string; page: string }>
}

export default async function ProfilePage({ params }: Props) {
  const { locale, id: segment, page } = await params
  const id = parseProfileId(segment)
  if (id === undefined) notFound()
  return <ProfileContent locale={parseLocale(locale)} id={id} page={Number(page)} />
}
