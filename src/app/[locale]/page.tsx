import { localePath } from '../../application/routing/locale-path'
import { useCases } from '../../infrastructure/di/container'
import { HomeView } from '../../ui/home/home-view'
import { translator } from '../../ui/i18n/translator'
import { PageFrame } from '../page-content/page-frame'
import { localeOf } from '../page-content/locale-of'
import { unwrapOrFail } from '../page-content/unwrap-or-fail'

export const revalidate = 3600

export default async function HomePage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const locale = localeOf((await params).locale)
  const [regions, categories, profiles] = await Promise.all([
    useCases.listRegions(),
    useCases.listCategories({}),
    useCases.randomProfiles(),
  ])
  const t = translator(locale)
  return (
    <PageFrame
      locale={locale}
      path={localePath(locale, '/')}
      title={t('home:title')}
      description={t('home:description')}
    >
      <HomeView locale={locale} regions={unwrapOrFail(regions)} categories={categories} profiles={profiles} />
    </PageFrame>
  )
}
