import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { RemovalLink } from '#ui/kit/actions/chip.tsx'
import { Tag } from '#ui/kit/display/tag.tsx'
import { type GallerySection, Specimens } from '#ui/gallery/section.tsx'

function Marks({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  const remove = t('gallery:marks.remove')
  return (
    <>
      <Specimens>
        <RemovalLink href="#marks" remove={remove}>
          {t('gallery:marks.price')}
        </RemovalLink>
        <RemovalLink href="#marks" remove={remove}>
          {t('gallery:marks.rating')}
        </RemovalLink>
      </Specimens>
      <Specimens>
        <Tag kind="good">{t('gallery:marks.checked')}</Tag>
        <Tag>{t('gallery:marks.draft')}</Tag>
        <Tag kind="danger">{t('gallery:marks.rejected')}</Tag>
      </Specimens>
    </>
  )
}

export const marks: GallerySection = { id: 'marks', heading: 'gallery:marks.heading', Content: Marks }
