import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { cardFacts } from '#ui/profile/card/card-facts.ts'
import { cardTexts } from '#ui/profile/card/card-texts.ts'
import { ProfileRow } from '#ui/profile/card/profile-row.tsx'
import { ProfileTiles } from '#ui/profile/card/profile-tile.tsx'
import { TileSkeletons } from '#ui/profile/card/tile-skeletons.tsx'
import { sampleProfiles } from '#ui/gallery/samples/profiles.ts'
import styles from '#ui/gallery/gallery.module.css'
import type { GallerySection } from '#ui/gallery/section.ts'
import { Specimen } from '#ui/gallery/specimens.tsx'

function Cards({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  const texts = cardTexts(locale)
  const facts = sampleProfiles(locale).map(profile => cardFacts(locale, texts, profile))
  return (
    <>
      <Specimen wide caption={t('gallery:cards.list')}>
        <ul className={styles['rows']}>
          {facts.map(each => (
            <ProfileRow key={each.href} facts={each} first={false} />
          ))}
        </ul>
      </Specimen>
      <Specimen wide caption={t('gallery:cards.tiles')}>
        <ProfileTiles all={facts} />
      </Specimen>
      <Specimen wide caption={t('gallery:cards.skeletons')}>
        <TileSkeletons />
      </Specimen>
    </>
  )
}

export const cards: GallerySection = { id: 'cards', heading: 'gallery:cards.heading', Content: Cards }
