import { createNoindexPage } from '#app/page-content/noindex-page.tsx'
import { GalleryView } from '#ui/gallery/gallery-view.tsx'

export default createNoindexPage(
  '/test',
  t => t('gallery:title'),
  locale => <GalleryView locale={locale} />,
)
