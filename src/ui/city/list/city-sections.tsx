import type { Region } from '#domain/city/city.ts'
import { getFeaturedCities } from '#domain/city/large-cities.ts'
import type { LetterGroup, ListedCity } from '#domain/city/group-cities-by-letter.ts'
import type { PrefixGroup } from '#domain/city/prefix-group.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import styles from './cities.module.css'
import { featuredCitiesAnchor, getLetterAnchor } from './letter-anchor.ts'

interface Props {
  readonly locale: Locale
  readonly regions: readonly Region[]
  readonly groups: readonly LetterGroup[]
  readonly getHref: (city: ListedCity) => string
  readonly note: string
}

interface IndexProps extends Pick<Props, 'locale' | 'regions' | 'groups'> {
  readonly getPageHref?: ((letter: string | null) => string) | undefined
  readonly featuredHref?: string
  readonly currentLetter?: string | null | undefined
}

export function LetterIndex({
  locale,
  regions,
  groups,
  getPageHref,
  featuredHref = `#${featuredCitiesAnchor}`,
  currentLetter,
}: IndexProps) {
  const t = getTranslator(locale)
  const getHref = getPageHref ?? (letter => `#${getLetterAnchor(locale, letter)}`)
  return (
    <nav aria-label={t('home:cities.letters')}>
      <ul className={styles['letters']}>
        <li className={styles['word']}>
          <a href={featuredHref}>{getFeaturedHeading(locale, getFeaturedCities(regions).areLargest)}</a>
        </li>
        {groups.map(({ letter }) => (
          <li key={letter} className={letter === null ? styles['word'] : undefined}>
            <a href={getHref(letter)} aria-current={letter === currentLetter ? 'page' : undefined}>
              {markRussian(locale, letter ?? t('home:cities.other'))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const getFeaturedHeading = (locale: Locale, areLargest: boolean) =>
  getTranslator(locale)(areLargest ? 'home:cities.largest' : 'common:nav.cities')

export function CitySections({ groups, ...props }: Props) {
  return (
    <>
      {groups.map(group => (
        <LetterSection key={group.letter} group={group} {...props} />
      ))}
      <FeaturedCitiesSection {...props} />
    </>
  )
}

function LetterSection({
  locale,
  group,
  getHref,
}: Pick<Props, 'locale' | 'getHref'> & { readonly group: LetterGroup }) {
  const t = getTranslator(locale)
  return (
    <section id={getLetterAnchor(locale, group.letter)}>
      <h3 className={group.letter === null ? undefined : styles['letter']}>
        {markRussian(locale, group.letter ?? t('home:cities.other'))}{' '}
        <small>{t('common:cities', { count: group.count })}</small>
      </h3>
      <div className={styles['columns']}>
        {group.sections.map(({ guideWord, cities }) => (
          <div key={guideWord}>
            {guideWord !== null && <h4>{markRussian(locale, guideWord)}</h4>}
            <CityItems {...{ locale, cities, getHref }} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** This section must come last, because CSS hides it when a letter is the `:target`. */
export function FeaturedCitiesSection({ locale, regions, getHref, note }: Omit<Props, 'groups'>) {
  const { cities, areLargest } = getFeaturedCities(regions)
  return (
    <section id={featuredCitiesAnchor} aria-label={getFeaturedHeading(locale, areLargest)}>
      <p className="small muted">{areLargest ? note : getTranslator(locale)('home:cities.byLetter')}</p>
      <div className={styles['columns']}>
        <CityItems {...{ locale, cities, getHref }} />
      </div>
    </section>
  )
}

interface PrefixProps extends Pick<Props, 'locale' | 'getHref'> {
  readonly group: PrefixGroup
  readonly getPageHref: (prefix: string) => string
}

export function PrefixSection({ locale, group, getHref, getPageHref }: PrefixProps) {
  const t = getTranslator(locale)
  if (group.longerPrefixes.length === 0) return <LetterSection {...{ locale, group, getHref }} />
  return (
    <section>
      <h3 className={styles['letter']}>
        {markRussian(locale, group.letter ?? '')} <small>{t('common:cities', { count: group.count })}</small>
      </h3>
      <ul className={styles['columns']}>
        {group.longerPrefixes.map(({ prefix, count }) => (
          <li key={prefix}>
            <a href={getPageHref(prefix)}>
              {markRussian(locale, prefix)}
              <small>{t('common:cities', { count })}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The links have no classes, because the home page has over a thousand of them. */
function CityItems({
  locale,
  cities,
  getHref,
}: Pick<Props, 'locale' | 'getHref'> & { readonly cities: readonly ListedCity[] }) {
  return (
    <ul>
      {cities.map(city => (
        <li key={city.slug}>
          <a href={getHref(city)} lang={getLangAttribute(locale, city.name)}>
            {city.name}
            {city.region !== undefined && <small lang={getLangAttribute(locale, city.region)}>{city.region}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}
