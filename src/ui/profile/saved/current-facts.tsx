import type { PriceUnit, Profile } from '#domain/profile/profile.ts'
import { toSavedProfile, type SavedProfile } from '#domain/profile/saved-profiles.ts'
import { getShownRating } from '#domain/profile/shown-rating.ts'
import { getPriceFrom } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { formatPrice, formatRating } from '#ui/i18n/format-number.ts'
import { RatingLine } from '#ui/kit/display/stars.tsx'
import { SavedFacts } from './saved-facts.tsx'
import styles from './saved.module.css'
import { useSavedProfile } from './saved-profile.queries.ts'

interface Props {
  readonly locale: Locale
  readonly savedProfile: SavedProfile
}

/** The device does not store rating and price, because they change. */
export function CurrentFacts({ locale, savedProfile }: Props) {
  const { t } = useTranslation(['saved'])
  const { data } = useSavedProfile(locale, savedProfile.id)
  return (
    <>
      <SavedFacts locale={locale} profile={data ? toSavedProfile(data) : savedProfile} />
      <div className={styles['ratingAndPrice']}>
        {data === null && <p>{t('saved:gone')}</p>}
        {data && <RatingAndPrice locale={locale} profile={data} />}
      </div>
    </>
  )
}

function RatingAndPrice({ locale, profile }: { readonly locale: Locale; readonly profile: Profile }) {
  const { t } = useTranslation(['saved'])
  const shownRating = getShownRating(profile)
  const rating = shownRating && formatRating(locale, shownRating.rating)
  const price = getPriceFrom(profile)
  const units: Readonly<Record<PriceUnit, string>> = t('saved:per', { returnObjects: true })
  return (
    <>
      <p>
        {shownRating && rating !== null ? (
          <RatingLine
            rating={rating}
            label={t('saved:outOfFive', { rating })}
            reviews={t('saved:reviews', { count: shownRating.reviewsCount })}
          />
        ) : (
          t('saved:noReviews')
        )}
      </p>
      {price && (
        <p>
          {`${t('saved:from')} `}
          <b>{formatPrice(locale, price.amount, price.currency)}</b>
          {price.unit !== null && ` ${units[price.unit]}`}
        </p>
      )}
    </>
  )
}
