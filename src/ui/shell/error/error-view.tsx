import { localePath } from '#application/routing/locale-path.ts'
import type { CityOfRegion } from '#domain/city/spelled-city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { RetryLink } from '#ui/kit/feedback/notice.tsx'
import { citiesPath, cityPath } from '#ui/paths.ts'
import { ErrorFrame } from './error-frame.tsx'
import styles from './error-view.module.css'

export interface ErrorViewProps {
  readonly locale: Locale
  readonly status: number
  /** As the specification words it; it stands in the page as one string. */
  readonly message: string
  /** The address that was asked for, `/en` included, where it is known. */
  readonly path?: string
  /** The address names a city that there is not. */
  readonly isCityUnknown?: boolean
  /** Cities that somebody who asked for an unknown one may have meant. */
  readonly suggestions: readonly CityOfRegion[]
  /** By which the log knows this error. */
  readonly errorId?: string
}

/** What went wrong and what to do next; one page for all errors. */
export function ErrorView(props: ErrorViewProps) {
  const { locale, status, message, path, suggestions, errorId } = props
  const t = translator(locale)
  const lost = status === 404
  const { heading, text } = lost ? notFoundTexts(props) : failedTexts(locale)
  return (
    <ErrorFrame
      heading={heading}
      text={text}
      message={`${status}. ${message}`}
      number={errorId === undefined ? undefined : t('errors:number', { number: errorId })}
      actions={
        <>
          {!lost && <RetryLink kind="primary" large text={t('common:failed.retry')} href={path ?? ''} />}
          <ButtonLink kind={lost ? 'primary' : 'secondary'} large href={localePath(locale, '/')}>
            {t('common:nav.home')}
          </ButtonLink>
          {lost && (
            <ButtonLink large href={localePath(locale, citiesPath)}>
              {t('errors:notFound.allCities')}
            </ButtonLink>
          )}
        </>
      }
      aside={suggestions.length > 0 && <CitySuggestions locale={locale} cities={suggestions} />}
    />
  )
}

const notFoundTexts = ({ locale, isCityUnknown, suggestions }: ErrorViewProps) => {
  const t = translator(locale)
  if (!isCityUnknown) return { heading: t('errors:notFound.heading'), text: t('errors:notFound.text') }
  const text = suggestions.length > 0 ? t('errors:notFound.cityText') : t('errors:notFound.text')
  return { heading: t('errors:notFound.cityHeading'), text }
}

const failedTexts = (locale: Locale) => {
  const t = translator(locale)
  return { heading: t('errors:failed.heading'), text: t('errors:failed.text') }
}

function CitySuggestions({ locale, cities }: { readonly locale: Locale; readonly cities: readonly CityOfRegion[] }) {
  return (
    <section aria-labelledby="near">
      <h2 className={styles['near']} id="near">
        {translator(locale)('errors:notFound.near')}
      </h2>
      <ul className={styles['cities']}>
        {cities.map(city => (
          <li key={city.slug}>
            <a className="card" href={localePath(locale, cityPath(city))}>
              {city.name}
              <small className="small quiet">{city.region}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
