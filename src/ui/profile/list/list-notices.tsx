import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { formatCityGenitive } from '#domain/city/city-grammar.ts'
import { hasFiltersOrSort, noFilters } from '#domain/profile/profile-filters.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { FailedBlock, NoteLine, RetryLink } from '#ui/kit/feedback/notice.tsx'
import { getListHref, type ShownList } from './shown-list.ts'

interface ListFailureProps {
  readonly list: ShownList
  readonly page: number
  readonly error: ApiUnavailable
}

export function ListFailure({ list, page, error }: ListFailureProps) {
  const { locale, city, category } = list
  const t = getTranslator(locale)
  const unavailableText = hasFiltersOrSort(list) ? t('list:failedFiltered') : t('list:failedText')
  const isRefused = error.reason === 'refused'
  return (
    <FailedBlock heading={t('list:failed')} text={isRefused ? t('list:failedRefused') : unavailableText}>
      <RetryLink
        kind={isRefused ? 'quiet' : 'primary'}
        text={t('common:failed.retry')}
        href={getListHref(list, { page })}
      />
      {city && (category || hasFiltersOrSort(list)) && (
        <ButtonLink kind="quiet" flush href={getListHref(list, { category: null, ...noFilters })}>
          <span>{markRussian(locale, t('list:toSpecialists', { ofCity: formatCityGenitive(city.name, locale) }))}</span>
        </ButtonLink>
      )}
    </FailedBlock>
  )
}

interface PastLastPageProps {
  readonly list: ShownList
  readonly page: number
  readonly lastPage: number
}

export function PastLastPage({ list, page, lastPage }: PastLastPageProps) {
  const t = getTranslator(list.locale)
  return (
    <NoteLine text={t('list:pastLast', { page, count: lastPage })}>
      <a className="link" href={getListHref(list)}>
        {t('list:firstPage')}
      </a>
    </NoteLine>
  )
}
