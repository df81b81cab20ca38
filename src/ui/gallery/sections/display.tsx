import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { Bar } from '#ui/kit/display/bar.tsx'
import { RatingLine, Stars } from '#ui/kit/display/stars.tsx'
import { VerifiedMark } from '#ui/kit/display/verified-mark.tsx'
import { formatRating } from '#ui/i18n/format-number.ts'
import { type GallerySection, Specimen, Specimens } from '#ui/gallery/section.tsx'
import { RemovableChip } from '#ui/kit/actions/removable-chip.tsx'
import { Tag } from '#ui/kit/display/tag.tsx'

function Marks({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  const removeText = t('gallery:marks.remove')
  return (
    <>
      <Specimens>
        <RemovableChip href="#marks" removeText={removeText}>
          {t('gallery:marks.price')}
        </RemovableChip>
        <RemovableChip href="#marks" removeText={removeText}>
          {t('gallery:marks.rating')}
        </RemovableChip>
      </Specimens>
      <Specimens>
        <Tag isGood>{t('gallery:marks.checked')}</Tag>
        <Tag>{t('gallery:marks.draft')}</Tag>
      </Specimens>
    </>
  )
}

export const marks: GallerySection = { id: 'marks', heading: 'gallery:marks.heading', Content: Marks }

function People({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  const name = t('gallery:sample.name')
  return (
    <>
      <Specimens>
        {([120, 72, 56, 40] as const).map(size => (
          <Avatar key={size} person={{ id: 3, name, avatar: null }} size={size} />
        ))}
        {[1, 2, 3, 4, 5, 6].map(tint => (
          <Avatar key={tint} person={{ id: tint - 1, name, avatar: null }} size={56} />
        ))}
      </Specimens>
      <p>
        <b>{name}</b>
        <VerifiedMark label={t('common:verified')} />
      </p>
      <Specimens>
        <RatingLine
          rating={formatRating(locale, 4.9)}
          reviews={t('common:reviews', { count: 128 })}
          label={t('gallery:people.rating')}
        />
        <span className="muted">{t('common:rating.none')}</span>
      </Specimens>
      <Specimens>
        <Stars rating={4.9} label={t('gallery:people.rating')} />
        <Stars rating={2.5} label={t('gallery:people.middling')} />
        <Stars rating={1} label={t('gallery:people.low')} />
      </Specimens>
      <Specimen wide caption={t('gallery:people.bars')}>
        {[1, 0.62, 0].map(share => (
          <Bar key={share} share={share} />
        ))}
        {[0.9, 0.3, 0].map(share => (
          <Bar key={share} share={share} quiet />
        ))}
      </Specimen>
    </>
  )
}

export const people: GallerySection = { id: 'people', heading: 'gallery:people.heading', Content: People }
