import type { Region } from '#domain/city/city.ts'
import { getLargestCities } from '#domain/city/large-cities.ts'
import type { LetterGroup, ListedCity } from '#domain/city/group-cities-by-letter.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import styles from './cities.module.css'
import { largestAnchor, getLetterAnchor } from './letter-anchor.ts'

interface Props {
  readonly locale: Locale
  readonly regions: readonly Region[]
  readonly groups: readonly LetterGroup[]
  readonly getHref: (city: ListedCity) => string
  /** Text above the largest cities. */
  readonly note: string
}

export function LetterIndex({ locale, groups }: Pick<Props, 'locale' | 'groups'>) {
  const t = getTranslator(locale)
  return (
    <nav aria-label={t('home:cities.letters')}>
      <ul className={styles['letters']}>
        <li className={styles['word']}>
          <a href={`#${largestAnchor}`}>{t('home:cities.largest')}</a>
        </li>
        {groups.map(({ letter }) => (
          <li key={letter} className={letter === null ? styles['word'] : undefined}>
            <a href={`#${getLetterAnchor(locale, letter)}`}>{letter ?? t('home:cities.other')}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One section is shown at a time, first the largest cities. */
export function CitySections({ groups, ...props }: Props) {
  return (
    <>
      {groups.map(group => (
        <LetterSection key={group.letter} group={group} {...props} />
      ))}
      <LargestSection {...props} />
    </>
  )
}

/** The cities of a letter group. A long section is split by guide words. */
function LetterSection({
  locale,
  group,
  getHref,
}: Pick<Props, 'locale' | 'getHref'> & { readonly group: LetterGroup }) {
  const t = getTranslator(locale)
  return (
    <section id={getLetterAnchor(locale, group.letter)}>
      <h3 className={group.letter === null ? undefined : styles['letter']}>
        {group.letter ?? t('home:cities.other')} <small>{t('common:cities', { count: group.count })}</small>
      </h3>
      <div className={styles['columns']}>
        {group.sections.map(({ guide, cities }) => (
          <div key={guide}>
            {guide !== null && <h4>{guide}</h4>}
            <CityItems {...{ locale, cities, getHref }} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** This section must come last, because CSS hides it when a letter is the `:target`. */
function LargestSection({ locale, regions, getHref, note }: Omit<Props, 'groups'>) {
  const t = getTranslator(locale)
  return (
    <section id={largestAnchor} aria-label={t('home:cities.largest')}>
      <p className="small second">{note}</p>
      <div className={styles['columns']}>
        <CityItems {...{ locale, getHref }} cities={getLargestCities(regions)} />
      </div>
    </section>
  )
}

/** Links to cities. They have no classes, because the home page has over a thousand of them. */
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
            {city.region !== undefined && <small>{city.region}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}
