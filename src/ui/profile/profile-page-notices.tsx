import { localePath } from '../../application/navigation/locale-path'
import type { Category } from '../../domain/category/category'
import type { City } from '../../domain/city/city'
import { inCity, ofCity } from '../../domain/city/city-grammar'
import type { Locale } from '../../domain/shared/locale'
import { translator } from '../i18n/translator'
import { ButtonLink } from '../kit/button'
import { EmptyBlock, FailedBlock, NoteLine } from '../kit/notice'
import { RetryLink } from '../kit/retry-line'
import { citiesPath, specialistsPath } from '../paths'
import { listTitle } from './list-title'

interface Props {
  readonly locale: Locale
  readonly city: City | null
  readonly category: Category | null
}

/** The list did not load: the same address once more, or all of the city. */
export function ListFailed({ locale, city, category, page }: Props & { readonly page: number }) {
  const t = translator(locale)
  return (
    <FailedBlock heading={t('list:failed')} text={t('list:failedText')}>
      <RetryLink
        kind="primary"
        text={t('common:failed.retry')}
        href={localePath(locale, specialistsPath(city, category?.slug, page))}
      />
      {city && category && (
        <ButtonLink kind="quiet" href={localePath(locale, specialistsPath(city))}>
          {t('list:toSpecialists', { ofCity: ofCity(city.name, locale) })}
        </ButtonLink>
      )}
    </FailedBlock>
  )
}

/** Nobody answers: the category above, everybody in the city, other cities. */
export function NobodyHere({ locale, city, category, parents }: Props & { readonly parents: readonly Category[] }) {
  const t = translator(locale)
  const parent = parents.at(-1)
  const steps = [
    ...(parent ? [{ text: listTitle(locale, city, parent), path: specialistsPath(city, parent.slug) }] : []),
    ...(category ? [{ text: listTitle(locale, city, null), path: specialistsPath(city) }] : []),
    { text: t('common:nav.chooseCity'), path: citiesPath },
  ]
  const text = city ? t('list:emptyCity', { inCity: inCity(city.name, locale) }) : t('list:emptyCountry')
  return (
    <EmptyBlock heading={t('list:empty')} text={text}>
      {steps.map((step, index) => (
        <ButtonLink key={step.path} kind={index === 0 ? 'primary' : 'secondary'} href={localePath(locale, step.path)}>
          {step.text}
        </ButtonLink>
      ))}
    </EmptyBlock>
  )
}

interface PastLastProps {
  readonly locale: Locale
  readonly page: number
  /** The first page's address. */
  readonly first: string
}

export function PastLastPage({ locale, page, first }: PastLastProps) {
  const t = translator(locale)
  return (
    <NoteLine text={t('list:pastLast', { page })}>
      <a className="link" href={first}>
        {t('list:firstPage')}
      </a>
    </NoteLine>
  )
}
