import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'
import { cardFacts } from '../../profile/card/card-facts'
import { cardTexts } from '../../profile/card/card-texts'
import { ProfileRow } from '../../profile/card/profile-row'
import { ProfileTiles } from '../../profile/card/profile-tile'
import { TileSkeletons } from '../../profile/card/tile-skeletons'
import { sampleProfiles } from '../samples/profiles'
import styles from '../gallery.module.css'
import type { GallerySection } from '../section'
import { Specimen } from '../specimens'

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
