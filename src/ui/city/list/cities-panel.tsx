import type { Region } from '#domain/city/city.ts'
import { letterGroups, type LetterGroup, type ListedCity } from '#domain/city/letter-groups.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import styles from './cities.module.css'
import { CityFilterField } from './city-filter-field.tsx'
import { cityFilterTexts } from './city-filter-texts.ts'
import { largestAnchor, letterAnchor } from './letter-anchor.ts'
import { largestCities } from '#domain/city/large-cities.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { cityPath } from '#ui/paths.ts'

interface Props {
  readonly locale: Locale
  readonly regions: readonly Region[]
}

/** All cities by letter, with a filter. Letters link to their sections; the largest cities show first. */
export function CitiesPanel({ locale, regions }: Props) {
  const t = translator(locale)
  const groups = letterGroups(regions)
  const count = regions.reduce((sum, region) => sum + region.cities.length, 0)
  return (
    <section className={`container ${styles['cities']}`} id="cities" aria-labelledby="cities-heading">
      <div>
        <h2 id="cities-heading">{t('home:cities.heading')}</h2>
        <p className="second">
          {`${t('common:cities', { count })} ${t('home:cities.regions', { count: regions.length })}`}
        </p>
      </div>
      <CityFilterField
        locale={locale}
        texts={cityFilterTexts(locale)}
        letters={<LetterIndex locale={locale} letters={groups.map(({ letter }) => letter)} />}
      >
        {groups.map(group => (
          <LetterSection key={group.letter} locale={locale} group={group} />
        ))}
        <LargestSection locale={locale} regions={regions} />
      </CityFilterField>
    </section>
  )
}

/** The letter index, as notches on an edge. Null groups the letters with few cities. */
function LetterIndex({ locale, letters }: { readonly locale: Locale; readonly letters: readonly (string | null)[] }) {
  const t = translator(locale)
  return (
    <nav aria-label={t('home:cities.letters')}>
      <ul className={styles['letters']}>
        <li className={styles['word']}>
          <a href={`#${largestAnchor}`}>{t('home:cities.largest')}</a>
        </li>
        {letters.map(letter => (
          <li key={letter} className={letter === null ? styles['word'] : undefined}>
            <a href={`#${letterAnchor(letter)}`}>{letter ?? t('home:cities.other')}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The cities of a letter; many are split under guide words. */
function LetterSection({ locale, group }: { readonly locale: Locale; readonly group: LetterGroup }) {
  const t = translator(locale)
  return (
    <section id={letterAnchor(group.letter)}>
      <h3 className={group.letter === null ? undefined : styles['letter']}>
        {group.letter ?? t('home:cities.other')}
        <small>{t('common:cities', { count: group.count })}</small>
      </h3>
      <div className={styles['columns']}>
        {group.sections.map(({ guide, cities }) => (
          <div key={guide}>
            {guide !== null && <h4>{guide}</h4>}
            <CityItems locale={locale} cities={cities} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Comes last, so that `:target` can replace it by the section of any letter without script. */
function LargestSection({ locale, regions }: { readonly locale: Locale; readonly regions: readonly Region[] }) {
  const t = translator(locale)
  return (
    <section id={largestAnchor} aria-label={t('home:cities.largest')}>
      <p className="small second">{t('home:cities.largestText')}</p>
      <div className={styles['columns']}>
        <CityItems locale={locale} cities={largestCities(regions)} />
      </div>
    </section>
  )
}

/** Home has over a thousand of these: no class per item, the list carries the styles. */
function CityItems({ locale, cities }: { readonly locale: Locale; readonly cities: readonly ListedCity[] }) {
  return (
    <ul>
      {cities.map(city => (
        <li key={city.slug}>
          <a href={localePath(locale, cityPath(city))}>
            {city.name}
            {city.region !== undefined && <small>{city.region}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}
