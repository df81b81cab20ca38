import { ofCity } from '#domain/city/city-grammar.ts'
import { isFiltered } from '#domain/profile/profile-filters.ts'
import { translator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { FailedBlock, NoteLine } from '#ui/kit/feedback/notice.tsx'
import { RetryLink } from '#ui/kit/feedback/retry-line.tsx'
import { hrefOf, type ShownList } from './shown-list.ts'

/** The list did not load: the same address once more, or all of the city. */
export function ListFailed({ list, page }: { readonly list: ShownList; readonly page: number }) {
  const { locale, city, category, filters } = list
  const t = translator(locale)
  const text = isFiltered(filters) ? t('list:failedFiltered') : t('list:failedText')
  return (
    <FailedBlock heading={t('list:failed')} text={text}>
      <RetryLink kind="primary" text={t('common:failed.retry')} href={hrefOf(list, { page })} />
      {city && (category || isFiltered(filters)) && (
        <ButtonLink kind="quiet" href={hrefOf(list, { category: null, filters: {} })}>
          {t('list:toSpecialists', { ofCity: ofCity(city.name, locale) })}
        </ButtonLink>
      )}
    </FailedBlock>
  )
}

interface PastLastProps {
  readonly list: ShownList
  readonly page: number
  readonly lastPage: number
}

export function PastLastPage({ list, page, lastPage }: PastLastProps) {
  const t = translator(list.locale)
  return (
    <NoteLine text={t('list:pastLast', { page, count: lastPage })}>
      <a className="link" href={hrefOf(list)}>
        {t('list:firstPage')}
      </a>
    </NoteLine>
  )
}
