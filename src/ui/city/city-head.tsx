import { citiesPath } from '#application/routing/cities-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Outcome } from '#application/outcome.ts'
import { type City, type Region, getRegionName } from '#domain/city/city.ts'
import { formatCityLocative, formatCityGenitive } from '#domain/city/city-grammar.ts'
import { addRegion } from '#domain/city/namesakes.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { ButtonLink, getButtonClass } from '#ui/kit/actions/button.tsx'
import { RetryText } from '#ui/kit/feedback/notice.tsx'
import { getCityPath } from '#application/routing/list-path.ts'
import { getSpecialistsPath } from '#ui/paths.ts'
import { RequestLink, RequestNoScriptNote } from '#ui/service-request/request-link.tsx'
import { createListTarget } from '#ui/service-request/request-target.ts'
import styles from './city-head.module.css'
import { DotMap } from './map/dot-map.tsx'

interface Props {
  readonly locale: Locale
  readonly city: City
  readonly namesakeRegion: string | null
  readonly regions: Outcome<readonly Region[], ApiUnavailable>
  readonly specialistCount: number | null
  /** Top categories only. */
  readonly categoryCount: number | null
}

export function CityHead({ locale, city, namesakeRegion, regions, specialistCount, categoryCount }: Props) {
  const t = getTranslator(locale)
  const target = createListTarget(city, null)
  const citiesHref = localizePath(locale, citiesPath)
  const isEmpty = specialistCount === 0
  const counts =
    !isEmpty &&
    specialistCount !== null &&
    [
      t('common:specialists', { count: specialistCount }),
      ...(categoryCount ? [t('city:inCategories', { count: categoryCount })] : []),
    ].join(' ')
  const region = namesakeRegion === null && regions.ok && getRegionName(regions.value, city)
  const facts = [region, counts].filter(Boolean).join('. ')
  return (
    <div className={`container ${styles['head']}`}>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        crumbs={[{ name: t('common:nav.cities'), href: citiesHref }]}
        currentName={addRegion(city.name, namesakeRegion)}
        locale={locale}
      />
      <h1 className="display">
        {markRussian(
          locale,
          t('city:heading', { inCity: addRegion(formatCityLocative(city.name, locale), namesakeRegion) }),
        )}
      </h1>
      {facts !== '' && <p className="lead">{markRussian(locale, facts)}</p>}
      {!regions.ok && (
        <RetryText
          text={t('city:regionFailed')}
          retryText={t('common:failed.retry')}
          href={localizePath(locale, getCityPath(city))}
        />
      )}
      <p className={styles['actions']}>
        {!isEmpty && (
          <ButtonLink kind="primary" large href={localizePath(locale, getSpecialistsPath(city))}>
            <span>
              {markRussian(locale, t('city:allSpecialists', { ofCity: formatCityGenitive(city.name, locale) }))}
            </span>
          </ButtonLink>
        )}
        {!isEmpty && <RequestLink {...{ locale, target }} />}
        <a className={getButtonClass(isEmpty ? {} : { kind: 'quiet' })} href={citiesHref} data-city-picker>
          {t('city:change')}
        </a>
      </p>
      <RequestNoScriptNote locale={locale} />
      <DotMap className={styles['map']} city={city} />
    </div>
  )
}
