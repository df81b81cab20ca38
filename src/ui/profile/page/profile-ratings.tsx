import type { Profile } from '#domain/profile/profile.ts'
import { getShownRating } from '#domain/profile/shown-rating.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber, formatRating } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Bar } from '#ui/kit/display/bar.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { star } from '#ui/kit/display/icons.ts'
import { Stars } from '#ui/kit/display/stars.tsx'
import styles from './profile.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: Profile
}

export function ProfileRatings({ locale, profile }: Props) {
  const t = getTranslator(locale)
  const shownRating = getShownRating(profile)
  if (!shownRating) return null
  const rating = formatRating(locale, shownRating.rating)
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{t('profile:ratings.heading')}</h2>
      <div className={styles['ratings']}>
        <div>
          <p className={styles['average']} aria-hidden="true">
            {rating}
          </p>
          <Stars rating={shownRating.rating} label={t('common:rating.outOfFive', { rating })} />
          <p className="small muted">{t('common:reviews', { count: shownRating.reviewsCount })}</p>
        </div>
        <Averages locale={locale} profile={profile} />
        <Distribution locale={locale} profile={profile} />
      </div>
    </section>
  )
}

export function getAverages({ locale, profile }: Props) {
  const t = getTranslator(locale)
  return [
    { name: t('profile:ratings.quality'), value: profile.ratingQuality },
    { name: t('profile:ratings.price'), value: profile.ratingPrice },
    { name: t('profile:ratings.time'), value: profile.ratingTime },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
}

const maxRating = 5

function Averages({ locale, profile }: Props) {
  const averages = getAverages({ locale, profile })
  if (averages.length === 0) return null
  return (
    <ul className={styles['averages']}>
      {averages.map(({ name, value }) => (
        <li key={name}>
          <span>{name}</span>
          <Bar share={value / maxRating} />
          <b className="tabular">{formatRating(locale, value)}</b>
        </li>
      ))}
    </ul>
  )
}

const ratingValues = [5, 4, 3, 2, 1] as const

function Distribution({ locale, profile: { ratingDistribution: distribution } }: Props) {
  if (!distribution) return null
  const total = ratingValues.reduce<number>((sum, value) => sum + distribution[value], 0)
  if (total === 0) return null
  const t = getTranslator(locale)
  return (
    <ul className={styles['distribution']} aria-label={t('profile:ratings.distribution')}>
      {ratingValues.map(value => (
        <li key={value}>
          <span className="visually-hidden">{t('profile:ratings.stars', { count: value })}</span>{' '}
          <span className="tabular" aria-hidden="true">
            {value}
            <Icon path={star} />
          </span>
          <Bar share={distribution[value] / total} quiet />
          <span className="muted">{formatNumber(locale, distribution[value])}</span>
        </li>
      ))}
    </ul>
  )
}
