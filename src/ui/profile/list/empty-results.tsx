import { localePath } from '#application/routing/locale-path.ts'
import type { Category } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import { inCity, ofCity } from '#domain/city/city-grammar.ts'
import { translator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { EmptyBlock, FailedBlock, NoteLine, RetryLink, RetryText } from '#ui/kit/feedback/notice.tsx'
import { citiesPath } from '#ui/paths.ts'
import { RequestLink } from '#ui/service-request/request-link.tsx'
import { listTarget } from '#ui/service-request/request-target.ts'
import { listTitle } from './list-title.ts'
import styles from './empty-results.module.css'
import { hrefOf, type ShownList } from './shown-list.ts'
import { conditionsOf, FilterChips } from './filter-chips.tsx'
import { isFiltered } from '#domain/profile/profile-filters.ts'

interface NobodyHereProps {
  readonly list: ShownList
  readonly parents: readonly Category[]
  /** Other cities of the same region. */
  readonly nearby: readonly City[] | 'failed'
}

const mostNearby = 8

/** No specialists at all: offers the parent category, the whole city, and other cities of the region. */
export function NoSpecialists({ list, parents, nearby }: NobodyHereProps) {
  const { locale, city, category } = list
  const t = translator(locale)
  const parent = parents.at(-1)
  const steps = [
    ...(parent ? [{ text: listTitle(locale, city, parent), href: hrefOf(list, { category: parent.slug }) }] : []),
    ...(category ? [{ text: listTitle(locale, city, null), href: hrefOf(list, { category: null }) }] : []),
    { text: t('common:nav.chooseCity'), href: localePath(locale, citiesPath) },
  ]
  const text = city ? t('list:emptyCity', { inCity: inCity(city.name, locale) }) : t('list:emptyCountry')
  return (
    <EmptyBlock heading={t('list:empty')} text={text}>
      {steps.map((step, index) => (
        <ButtonLink key={step.href} kind={index === 0 ? 'primary' : 'secondary'} href={step.href}>
          {step.text}
        </ButtonLink>
      ))}
      <RequestLink locale={locale} target={listTarget(city, category)} />
      {nearby === 'failed' && (
        <div className={styles['nearby']}>
          <RetryText text={t('list:nearbyFailed')} retry={t('common:failed.retry')} href={hrefOf(list)} />
        </div>
      )}
      {nearby !== 'failed' && nearby.length > 0 && (
        <div className={styles['nearby']}>
          <h3 id="nearby">{t('list:nearby')}</h3>
          <ul aria-labelledby="nearby">
            {nearby.slice(0, mostNearby).map(other => (
              <li key={other.slug}>
                <a className="link" href={hrefOf({ ...list, city: other })}>
                  {other.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyBlock>
  )
}

interface NoneLikeThisProps {
  readonly list: ShownList
  /** Number of results without the filters, if known. */
  readonly unfiltered: number | null
}

/** The filters exclude everybody: each can be removed. */
export function NoMatches({ list, unfiltered }: NoneLikeThisProps) {
  const { locale, city, category } = list
  const t = translator(locale)
  const conditions = conditionsOf(list)
  const all = unfiltered !== null && unfiltered > 0 ? unfiltered : null
  const text = [
    ...(all === null
      ? []
      : [
          t('list:none.text', {
            title: listTitle(locale, city, category),
            specialists: t('common:specialists', { count: all }),
          }),
        ]),
    conditions.length > 1 ? t('list:none.removeOne') : t('list:none.remove'),
  ].join(' ')
  return (
    <EmptyBlock heading={t('list:none.heading')} text={text}>
      <FilterChips locale={locale} conditions={conditions} />
      <ButtonLink kind="primary" href={hrefOf(list, { filters: {} })}>
        {all === null ? t('list:none.all') : t('list:none.showAll', { count: all })}
      </ButtonLink>
      <RequestLink locale={locale} target={listTarget(city, category)} />
    </EmptyBlock>
  )
}

/** The list failed to load: retry, or go to the whole city. */
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
