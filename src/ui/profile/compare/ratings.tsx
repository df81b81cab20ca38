import { roundToOneDecimal } from '#domain/profile/comparison.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { getShownRating } from '#domain/profile/shown-rating.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatRating } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { RatingLine } from '#ui/kit/display/stars.tsx'
import { Tag } from '#ui/kit/display/tag.tsx'
import { getAverages } from '#ui/profile/page/profile-ratings.tsx'
import styles from './compare.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: Profile
  /** The highest compared rating; null if none stands out. */
  readonly highestRating: number | null
}

export function Ratings({ locale, profile, highestRating }: Props) {
  const t = getTranslator(locale)
  const shownRating = getShownRating(profile)
  if (!shownRating) return <span className="small muted">{t('common:rating.none')}</span>
  const rating = formatRating(locale, shownRating.rating)
  const averages = getAverages({ locale, profile })
  return (
    <>
      <p className={styles['taggedValue']}>
        <RatingLine
          rating={rating}
          label={t('common:rating.outOfFive', { rating })}
          reviews={t('common:reviews', { count: shownRating.reviewsCount })}
        />
        {roundToOneDecimal(shownRating.rating) === highestRating && <Tag isGood>{t('compare:highest')}</Tag>}
      </p>
      {averages.length > 0 && (
        <ul className={`small ${styles['averages']}`}>
          {averages.map(({ name, value }) => (
            <li key={name}>
              <span className="muted">{name}</span> <b className="tabular">{formatRating(locale, value)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
