import { useCases } from '../../../../../../infrastructure/di/container'
import { localeOf } from '../../../../../locale-of'
import { needed } from '../../../../../needed'
import { Specialists } from '../../../../../specialists'

export const revalidate = 300
export const generateStaticParams = () => []

interface Props {
  readonly params: Promise<{ locale: string; city: string; page: string; category?: string[] }>
}

export default async function SpecialistsPage({ params }: Props) {
  const { locale, city, page, category } = await params
  const found = needed(await useCases.findCity(city))
  return <Specialists locale={localeOf(locale)} city={found} page={page} category={category} />
}
