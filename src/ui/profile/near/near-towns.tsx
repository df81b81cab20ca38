import { getListPath } from '#application/routing/list-path.ts'
import type { Outcome } from '#application/outcome.ts'
import type { NearTown } from '#application/city/find-near-towns.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { RetryText } from '#ui/kit/feedback/notice.tsx'
import { Places } from './places.tsx'

export interface NearTownsProps {
  readonly locale: Locale
  readonly towns: Outcome<readonly NearTown[], ApiUnavailable>
  readonly category?: string | null
  /** The search whose results are counted. */
  readonly search?: string | undefined
  /** URL of this page, for the retry link. */
  readonly href: string
}

/** Links to the nearest cities that have specialists, with the number of specialists in each city. */
export function NearTowns({ locale, towns, category = null, search, href }: NearTownsProps) {
  const t = getTranslator(locale)
  if (!towns.ok)
    return (
      <div>
        <RetryText text={t('city:near.failed')} retryText={t('common:failed.retry')} href={href} />
      </div>
    )
  if (towns.value.length === 0) return null
  const filters = search === undefined ? {} : { search }
  return (
    <Places id="near-towns" heading={t('city:near.heading')}>
      {towns.value.map(({ city, specialists }) => (
        <li key={city.slug}>
          <a className="link" href={getListPath({ locale, city, category, filters })}>
            {markRussian(locale, city.name)} <span className="quiet">{formatNumber(locale, specialists)}</span>
          </a>
        </li>
      ))}
    </Places>
  )
}
