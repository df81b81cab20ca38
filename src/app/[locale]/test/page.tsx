import { localePath } from '#application/routing/locale-path.ts'
import { GalleryView } from '#ui/gallery/gallery-view.tsx'
import { translator } from '#ui/i18n/translator.ts'
import { localeOf } from '#app/page-content/locale-of.ts'
import { PageFrame } from '#app/page-content/page-frame.tsx'

export const revalidate = false
export const generateStaticParams = () => []

export default async function GalleryPage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const locale = localeOf((await params).locale)
  return (
    <PageFrame
      locale={locale}
      path={localePath(locale, '/test')}
      title={translator(locale)('gallery:title')}
      isUnlisted
    >
      <GalleryView locale={locale} />
    </PageFrame>
  )
}
