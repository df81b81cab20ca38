import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'
import { Chip, RemovalLink } from '../../kit/actions/chip'
import { Tabs } from '../../kit/actions/tabs'
import { Count, Tag } from '../../kit/display/tag'
import { RemovalSamples } from '../samples/removal-samples'
import type { GallerySection } from '../section'
import { Specimens } from '../specimens'

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
