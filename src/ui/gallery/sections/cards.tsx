import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getCardFacts } from '#ui/profile/card/card-facts.ts'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'
import { ProfileRow, ProfileTiles } from '#ui/profile/card/profile-cards.tsx'
import { TileSkeletons } from '#ui/profile/card/tile-skeletons.tsx'
import styles from '#ui/gallery/gallery.module.css'
import { type GallerySection, Specimen } from '#ui/gallery/section.tsx'
import type { Profile } from '#domain/profile/profile.ts'

function Cards({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  const texts = getCardTexts(locale)
  const facts = createSampleProfiles(locale).map(profile => getCardFacts(locale, texts, profile))
  return (
    <>
      <Specimen wide caption={t('gallery:cards.list')}>
        <ul className={styles['rows']}>
          {facts.map(profileFacts => (
            <ProfileRow key={profileFacts.href} facts={profileFacts} eager={false} />
          ))}
        </ul>
      </Specimen>
      <Specimen wide caption={t('gallery:cards.tiles')}>
        <ProfileTiles cards={facts} />
      </Specimen>
      <Specimen wide caption={t('gallery:cards.skeletons')}>
        <TileSkeletons />
      </Specimen>
    </>
  )
}

export const cards: GallerySection = { id: 'cards', heading: 'gallery:cards.heading', Content: Cards }

const defaultFields = {
  about: null,
  city: null,
  socials: [],
  currency: 'RUB',
  ratingQuality: null,
  ratingPrice: null,
  ratingTime: null,
  ratingDistribution: null,
  photos: [],
  createdAt: null,
  updatedAt: null,
} satisfies Partial<Profile>

const createSpeciality = (name: string, priceFrom: number | null) =>
  ({ id: 1, name, slug: null, categoryId: null, priceFrom, priceUnit: 'lesson' }) as const

function createSampleProfiles(locale: Locale): readonly Profile[] {
  const t = getTranslator(locale)
  const city = { id: 1, slug: 'kazan', name: t('gallery:sample.city') }
  return [
    {
      ...defaultFields,
      id: 1,
      user: { id: 3, name: t('gallery:sample.name'), avatar: null },
      about: t('gallery:sample.about'),
      city,
      specialities: [createSpeciality(t('gallery:sample.speciality'), 1200)],
      priceFrom: 1200,
      experienceYears: 9,
      rating: 4.9,
      reviewsCount: 128,
      isVerified: true,
    },
    {
      ...defaultFields,
      id: 2,
      user: { id: 4, name: t('gallery:sample.otherName'), avatar: null },
      about: t('gallery:sample.otherAbout'),
      city,
      specialities: [createSpeciality(t('gallery:sample.otherSpeciality'), 700)],
      priceFrom: 700,
      experienceYears: 21,
      rating: 4.7,
      reviewsCount: 32,
      isVerified: false,
    },
    {
      ...defaultFields,
      id: 3,
      user: { id: 6, name: t('gallery:sample.newName'), avatar: null },
      city: { id: 2, slug: 'ufa', name: t('gallery:sample.otherCity') },
      specialities: [createSpeciality(t('gallery:sample.newSpeciality'), null)],
      priceFrom: null,
      experienceYears: null,
      rating: null,
      reviewsCount: 0,
      isVerified: false,
    },
  ]
}
