import { getListPath } from '#application/routing/list-path.ts'
import type { Outcome } from '#application/outcome.ts'
import type { NearbyCity } from '#application/city/find-nearby-cities.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { RetryText } from '#ui/kit/feedback/notice.tsx'
import { LinkList } from './link-list.tsx'

interface NearbyCitiesProps {
  readonly locale: Locale
  readonly cities: Outcome<readonly NearbyCity[], ApiUnavailable>
  /** Slug; null for all categories. */
  readonly category?: string | null
  readonly search?: string | undefined
  readonly href: string
}

export function NearbyCities({ locale, cities, category = null, search, href }: NearbyCitiesProps) {
  const t = getTranslator(locale)
  if (!cities.ok)
    return (
      <div>
        <RetryText text={t('city:near.failed')} retryText={t('common:failed.retry')} href={href} />
      </div>
    )
  if (cities.value.length === 0) return null
  const filters = search === undefined ? {} : { search }
  return (
    <LinkList id="nearby-cities" heading={t('city:near.heading')}>
      {cities.value.map(({ city, specialistCount, distanceKm }) => (
        <li key={city.slug}>
          <a className="link" href={getListPath({ locale, city, category, filters })}>
            {markRussian(locale, city.name)}{' '}
            <span className="quiet">
              {formatNumber(locale, specialistCount)}
              {distanceKm !== null && ` · ${t('city:near.distance', { distance: formatNumber(locale, distanceKm) })}`}
            </span>
          </a>
        </li>
      ))}
    </LinkList>
  )
}
