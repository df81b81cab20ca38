import { localePath } from '../../../application/routing/locale-path'
import { GalleryView } from '../../../ui/gallery/gallery-view'
import { translator } from '../../../ui/i18n/translator'
import { localeOf } from '../../page-content/locale-of'
import { PageFrame } from '../../page-content/page-frame'

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
