import { useCases } from '../../../../../../infrastructure/di/container'
import { localeOf } from '../../../../../page-content/locale-of'
import { unwrapOrFail } from '../../../../../page-content/unwrap-or-fail'
import { SpecialistsContent } from '../../../../../page-content/specialists-content'

export const revalidate = 300
export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; city: string; page: string; category?: string[] }>
}

export default async function SpecialistsPage({ params }: Props) {
  const { locale, city, page, category } = await params
  const found = unwrapOrFail(await useCases.findCity(city))
  return <SpecialistsContent locale={localeOf(locale)} city={found} page={page} category={category} />
}
