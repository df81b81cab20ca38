import { createUnlistedPage } from '#app/page-content/unlisted-page.tsx'
import { GalleryView } from '#ui/gallery/gallery-view.tsx'

export default createUnlistedPage(
  '/test',
  t => t('gallery:title'),
  locale => <GalleryView locale={locale} />,
)
