import brandNames from '#brand/names.json'
import { localizePath } from '#application/routing/locale-path.ts'
import { getOpenSearchPath } from '#application/search/open-search-path.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { HomeView } from '#ui/home/home-view.tsx'
import { getTranslator } from '#ui/i18n/translator.ts'
import { PageFrame } from '#app/page-content/page-frame.tsx'
import { parseLocale } from '#app/page-content/parse-locale.ts'
import { unwrapOrFail } from '#app/page-content/render-report.ts'

export default async function HomePage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const locale = parseLocale((await params).locale)
  const [regions, categories, profiles] = await Promise.all([
    useCases.listAllRegions(),
    useCases.listCategories({}),
    useCases.randomProfiles(),
  ])
  const t = getTranslator(locale)
  return (
    <PageFrame
      locale={locale}
      path={localizePath(locale, '/')}
      title={t('home:title')}
      description={t('home:description')}
    >
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={brandNames[locale].name}
        href={getOpenSearchPath(locale)}
      />
      <HomeView locale={locale} regions={unwrapOrFail(regions)} categories={categories} profiles={profiles} />
    </PageFrame>
  )
}
