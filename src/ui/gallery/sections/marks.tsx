import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Chip, RemovalLink } from '#ui/kit/actions/chip.tsx'
import { Tabs } from '#ui/kit/actions/tabs.tsx'
import { Count, Tag } from '#ui/kit/display/tag.tsx'
import { RemovalSamples } from '#ui/gallery/samples/removal-samples.tsx'
import type { GallerySection } from '#ui/gallery/section.ts'
import { Specimens } from '#ui/gallery/specimens.tsx'

function Marks({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  const [fresh, many] = [3, 128]
  const remove = t('gallery:marks.remove')
  return (
    <>
      <Specimens>
        <Chip href="#marks" count="86">
          {t('gallery:marks.maths')}
        </Chip>
        <Chip href="#marks" count="41" current>
          {t('gallery:marks.physics')}
        </Chip>
        <RemovalLink href="#marks" remove={remove}>
          {t('gallery:marks.price')}
        </RemovalLink>
        <RemovalSamples remove={remove} choices={[t('gallery:marks.rating'), t('gallery:marks.checked')]} />
      </Specimens>
      <Specimens>
        <Tag kind="good">{t('gallery:marks.checked')}</Tag>
        <Tag>{t('gallery:marks.draft')}</Tag>
        <Tag kind="danger">{t('gallery:marks.rejected')}</Tag>
        {[fresh, many].map(count => (
          <Count key={count} count={count} label={t('gallery:marks.new', { count })} />
        ))}
      </Specimens>
      <Tabs
        label={t('gallery:marks.tabs')}
        tabs={[
          {
            id: 'new',
            name: (
              <>
                {t('gallery:marks.tabNew')}
                <Count count={fresh} label={t('gallery:marks.new', { count: fresh })} />
              </>
            ),
            content: t('gallery:marks.newText'),
          },
          { id: 'all', name: t('gallery:marks.tabAll'), content: t('gallery:marks.allText') },
          { id: 'archive', name: t('gallery:marks.tabArchive'), content: t('gallery:marks.archiveText') },
        ]}
      />
    </>
  )
}

export const marks: GallerySection = { id: 'marks', heading: 'gallery:marks.heading', Content: Marks }
