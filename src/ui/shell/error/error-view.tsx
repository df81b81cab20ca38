import { getCityChoiceHref } from '#application/routing/city-choice.ts'
import { citiesPath } from '#application/routing/cities-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { splitLocale } from '#application/routing/split-locale.ts'
import { formatCityGenitive } from '#domain/city/city-grammar.ts'
import type { CityWithRegion } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { decodePercent } from '#domain/shared/slug.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { search } from '#ui/kit/display/page-icons.ts'
import { RetryLink } from '#ui/kit/feedback/notice.tsx'
import { getCityPath } from '#application/routing/list-path.ts'
import { getSpecialistsPath } from '#ui/paths.ts'
import { ErrorFrame } from './error-frame.tsx'
import styles from './error-view.module.css'

export interface ErrorViewProps {
  readonly locale: Locale
  readonly status: number
  /** The message that the specification requires, as one text node, so that the HTML contains it unbroken. */
  readonly message: string
  /** The requested path with its language prefix, if known; for a failure, with the known query parameters. */
  readonly path?: string
  readonly isCityUnknown?: boolean
  readonly suggestions: readonly CityWithRegion[]
  readonly errorId?: string
}

export function ErrorView(props: ErrorViewProps) {
  const { locale, status, message, path, isCityUnknown, suggestions, errorId } = props
  const t = getTranslator(locale)
  const isNotFound = status === 404
  const isUrlInvalid = isNotFound || status === 400 || status === 414
  const { heading, text } = isNotFound ? getNotFoundTexts(props) : getFailureTexts(locale, status)
  return (
    <ErrorFrame
      heading={heading}
      text={text}
      message={`${status}. ${message}`}
      detail={isNotFound && path !== undefined ? `Page not found: ${path}` : undefined}
      errorIdText={errorId === undefined ? undefined : t('errors:number', { number: errorId })}
      actions={
        <>
          {isNotFound && isCityUnknown && path !== undefined && <CitySearch locale={locale} path={path} />}
          {!isUrlInvalid && (
            <RetryLink
              kind="primary"
              large
              text={t('common:failed.retry')}
              href={path === undefined ? '' : localizePath(locale, splitLocale(path).path)}
            />
          )}
          <ButtonLink kind={isUrlInvalid ? 'primary' : 'secondary'} large href={localizePath(locale, '/')}>
            {t('common:nav.home')}
          </ButtonLink>
          {isNotFound && (
            <ButtonLink large href={localizePath(locale, citiesPath)}>
              {t('errors:notFound.allCities')}
            </ButtonLink>
          )}
        </>
      }
      aside={suggestions.length > 0 && <Suggestions locale={locale} suggestions={createSuggestions(props)} />}
    />
  )
}

const CitySearch = ({ locale, path }: { readonly locale: Locale; readonly path: string }) => (
  <a
    className={styles['search']}
    href={getCityChoiceHref(locale, path)}
    data-city-picker
    data-unknown-city={encodeURIComponent(getFirstSegment(path))}
  >
    <Icon path={search} />
    {getTranslator(locale)('city:picker.field')}
  </a>
)

const getNotFoundTexts = ({ locale, isCityUnknown, suggestions }: ErrorViewProps) => {
  const t = getTranslator(locale)
  if (!isCityUnknown) return { heading: t('errors:notFound.heading'), text: t('errors:notFound.text') }
  const text = suggestions.length > 0 ? t('errors:notFound.cityText') : t('errors:notFound.text')
  return { heading: t('errors:notFound.cityHeading'), text }
}

const getFailureTexts = (locale: Locale, status: number) => {
  const t = getTranslator(locale)
  if (status === 414) return { heading: t('errors:tooLong.heading'), text: t('errors:tooLong.text') }
  if (status === 400) return { heading: t('errors:malformed.heading'), text: t('errors:malformed.text') }
  return { heading: t('errors:failed.heading'), text: t('errors:failed.text') }
}

const getFirstSegment = (path = ''): string => decodePercent(splitLocale(path).path.split('/')[1] ?? '') ?? ''

interface Suggestion {
  readonly href: string
  readonly name: string
  readonly region?: string
}

/** Suggests the list and the page of the city in the path, or cities with similar names if that city is unknown. */
const createSuggestions = ({ locale, path, isCityUnknown, suggestions }: ErrorViewProps): readonly Suggestion[] => {
  const createCitySuggestion = (city: CityWithRegion): Suggestion => ({
    href: localizePath(locale, getCityPath(city)),
    name: city.name,
    region: city.region,
  })
  const firstSegment = getFirstSegment(path)
  const city = isCityUnknown ? undefined : suggestions.find(({ slug }) => slug === firstSegment)
  if (!city) return suggestions.map(createCitySuggestion)
  const listName = getTranslator(locale)('city:allSpecialists', { ofCity: formatCityGenitive(city.name, locale) })
  return [{ href: localizePath(locale, getSpecialistsPath(city)), name: listName }, createCitySuggestion(city)]
}

interface SuggestionsProps {
  readonly locale: Locale
  readonly suggestions: readonly Suggestion[]
}

function Suggestions({ locale, suggestions }: SuggestionsProps) {
  return (
    <section aria-labelledby="suggestions-heading">
      <h2 className={styles['suggestionsHeading']} id="suggestions-heading">
        {getTranslator(locale)('errors:notFound.near')}
      </h2>
      <ul className={styles['suggestions']}>
        {suggestions.map(({ href, name, region }) => (
          <li key={href}>
            <a className="card" href={href}>
              {markRussian(locale, name)}
              {region !== undefined && <small className="small quiet">{markRussian(locale, region)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
