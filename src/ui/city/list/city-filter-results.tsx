import type { FoundCity } from '#domain/city/filter-cities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fillCountedText, fillText } from '#ui/fill-text.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { Announcement } from '#ui/kit/feedback/announcement.tsx'
import { FailedLoad } from '#ui/failure/failed-load.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import styles from './cities.module.css'
import type { CityFilterTexts } from './city-filter-texts.ts'
import { CitySkeletons } from './city-skeletons.tsx'
import { useCityMatches, type CityMatches } from '#ui/city/city-matches.queries.ts'
import { useLoadedCities } from '#ui/city/regions.queries.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { getCityPath } from '#application/routing/list-path.ts'
import { HighlightedMatch } from '#ui/kit/display/highlighted-match.tsx'

interface Props {
  readonly locale: Locale
  readonly texts: CityFilterTexts
  readonly typedText: string
}

export function CityFilterResults({ locale, texts, typedText }: Props) {
  const loadedCities = useLoadedCities(locale)
  const isLoading = useMinimumDuration(loadedCities.isLoading)
  const search = useCityMatches(locale, loadedCities.data, typedText)
  if (loadedCities.isLoadingError && !isLoading)
    return <Failure texts={texts} onRetry={() => void loadedCities.refetch()} />
  if (search.isError) return <Failure texts={texts} onRetry={search.retry} />
  if (isLoading || !search.matches) return <CitySkeletons />
  return <Matches locale={locale} texts={texts} matches={search.matches} isStale={search.isStale} />
}

function Failure({ texts, onRetry }: { readonly texts: CityFilterTexts; readonly onRetry: () => void }) {
  return (
    <div className={styles['results']} role="alert">
      <FailedLoad text={texts.loadFailed}>
        <Button kind="quiet" onPress={onRetry}>
          <Icon path={rotateCw} />
          {texts.retry}
        </Button>
      </FailedLoad>
    </div>
  )
}

interface MatchesProps extends Omit<Props, 'typedText'> {
  readonly matches: CityMatches
  readonly isStale: boolean
}

function Matches({ locale, texts, matches: { cities, total, isFuzzy, text }, isStale }: MatchesProps) {
  const announcement =
    isFuzzy || total === 0
      ? fillText(cities.length > 0 ? texts.similarNames : texts.noMatch, { text })
      : fillCountedText(locale, texts.matchCount, total, { text })
  return (
    <div className={styles['results']} aria-busy={isStale}>
      <Announcement text={announcement} />
      <p className="small muted" aria-hidden="true">
        {announcement}
      </p>
      <FoundCities locale={locale} cities={cities} />
    </div>
  )
}

function FoundCities({ locale, cities }: { readonly locale: Locale; readonly cities: readonly FoundCity[] }) {
  const names = cities.map(city => city.name)
  const isUnique = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return (
    <ul className={styles['columns']}>
      {cities.map(({ slug, name, region, match }) => (
        <li key={slug}>
          <a href={localizePath(locale, getCityPath({ slug }))}>
            <HighlightedMatch locale={locale} text={name} match={match?.field === 'name' ? match : null} />{' '}
            {(match?.field !== 'name' || !isUnique(name)) && (
              <small>
                <HighlightedMatch locale={locale} text={region} match={match?.field === 'region' ? match : null} />
              </small>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
