import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Region } from '#domain/city/city.ts'
import { filterCities, type FoundCity } from '#domain/city/filter-cities.ts'
import { createCityIndex } from '#domain/city/city-index.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fillCounted, fillText } from '#ui/fill-text.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { Announcement } from '#ui/kit/feedback/announcement.tsx'
import { FailedLine } from '#ui/kit/feedback/notice.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { queryClient } from '#ui/query-client.ts'
import styles from './cities.module.css'
import type { CityFilterTexts } from './city-filter-texts.ts'
import { CitySkeletons } from './city-skeletons.tsx'
import { useRegions } from '#ui/city/regions.queries.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { cityPath } from '#application/routing/list-path.ts'
import { HighlightedMatch } from '#ui/kit/display/highlighted-match.tsx'

interface Props {
  readonly locale: Locale
  readonly texts: CityFilterTexts
  readonly typed: string
}

export function CityFilterResults(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Results {...props} />
    </QueryClientProvider>
  )
}

function Results({ locale, texts, typed }: Props) {
  const regions = useRegions(locale)
  const isWaiting = useMinimumDuration(regions.isFetching)
  if (isWaiting) return <CitySkeletons />
  if (regions.isSuccess) return <Matches regions={regions.data} {...{ locale, texts, typed }} />
  return (
    <div className={styles['results']} role="alert">
      <FailedLine text={texts.failed}>
        <Button kind="quiet" onPress={() => void regions.refetch()}>
          <Icon path={rotateCw} />
          {texts.retry}
        </Button>
      </FailedLine>
    </div>
  )
}

function Matches({ locale, texts, typed, regions }: Props & { readonly regions: readonly Region[] }) {
  const index = useMemo(() => createCityIndex(regions), [regions])
  const { cities, total, isFuzzy } = filterCities(index, typed)
  const text = typed.trim()
  const news =
    isFuzzy || total === 0
      ? fillText(cities.length > 0 ? texts.near : texts.nothing, { text })
      : fillCounted(locale, texts.found, total, { text })
  return (
    <div className={styles['results']}>
      <Announcement text={news} />
      <p className="small second" aria-hidden="true">
        {news}
      </p>
      <FoundCities locale={locale} cities={cities} />
    </div>
  )
}

/** The region is shown for namesakes and when the region matched. */
export function FoundCities({ locale, cities }: { readonly locale: Locale; readonly cities: readonly FoundCity[] }) {
  const names = cities.map(city => city.name)
  const isUnique = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return (
    <ul className={styles['columns']}>
      {cities.map(({ slug, name, region, match }) => (
        <li key={slug}>
          <a href={localePath(locale, cityPath({ slug }))}>
            {match?.in === 'name' ? <HighlightedMatch text={name} {...match} /> : name}{' '}
            {(match?.in !== 'name' || !isUnique(name)) && (
              <small>{match?.in === 'region' ? <HighlightedMatch text={region} {...match} /> : region}</small>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
