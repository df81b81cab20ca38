import { useEffect, type MouseEvent, useCallback, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { check } from '#ui/kit/display/icons.ts'
import { getOptionId } from '#ui/kit/fields/use-combobox.ts'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { HighlightedMatch } from '#ui/kit/display/highlighted-match.tsx'
import styles from './city-picker.module.css'
import type { PickerCity } from './use-city-search.ts'

interface Props {
  readonly id: string
  readonly locale: Locale
  readonly label: string
  readonly cities: readonly PickerCity[]
  readonly activeIndex: number
  readonly columns: number
  readonly currentSlug: string | undefined
  readonly getHref: ((slug: string) => string) | undefined
  readonly onChoose: (city: PickerCity) => void
}

/** Focus stays in the field (`aria-activedescendant`). */
export function PickerList({ id, locale, label, cities, activeIndex, columns, currentSlug, getHref, onChoose }: Props) {
  const { renderedCount, observeLastItem } = useIncrementalList(cities, activeIndex)
  const rowStarts = Array.from({ length: Math.ceil(renderedCount / columns) }, (_, row) => row * columns)
  useEffect(() => {
    document.getElementById(getOptionId(id, Math.max(0, activeIndex)))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex, cities])
  const onPress = (event: MouseEvent<HTMLAnchorElement>, city: PickerCity) => {
    if (getHref && isModifiedClick(event)) return
    // A link to the current page must not reload it.
    if (event.currentTarget.href === location.href) event.preventDefault()
    onChoose(city)
  }
  return (
    <div
      className={getListClass(columns)}
      id={id}
      role="grid"
      aria-label={label}
      aria-rowcount={Math.ceil(cities.length / columns)}
    >
      {rowStarts.map((rowStart, row) => (
        <div key={rowStart} className={styles['row']} role="row" aria-rowindex={row + 1}>
          {cities.slice(rowStart, Math.min(rowStart + columns, renderedCount)).map((city, column) => (
            <div
              key={city.slug}
              ref={rowStart + column === renderedCount - 1 ? observeLastItem : undefined}
              id={getOptionId(id, rowStart + column)}
              role="gridcell"
              aria-selected={rowStart + column === activeIndex}
            >
              <a
                href={getHref?.(city.slug)}
                aria-current={city.slug === currentSlug || undefined}
                tabIndex={-1}
                onClick={event => onPress(event, city)}
              >
                <CityName locale={locale} city={city} />
                {city.slug === currentSlug && <Icon path={check} />}
              </a>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function CityName({ locale, city }: { readonly locale: Locale; readonly city: PickerCity }) {
  const { name, region, match } = city
  return (
    <>
      <HighlightedMatch locale={locale} text={name} match={match?.field === 'name' ? match : null} />{' '}
      {region !== undefined && (
        <small>
          <HighlightedMatch locale={locale} text={region} match={match?.field === 'region' ? match : null} />
        </small>
      )}
    </>
  )
}

const columnClasses: Readonly<Record<number, string | undefined>> = {
  3: styles['threeColumns'],
  4: styles['fourColumns'],
}

export const getListClass = (columns: number): string | undefined => classNames(styles['list'], columnClasses[columns])

const columnsByWidth = [
  ['(width >= 56.25em)', 4],
  ['(width >= 48em)', 3],
] as const

const subscribeToWidth = (onChange: () => void) => {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}

export const useColumnCount = (): number =>
  useSyncExternalStore(subscribeToWidth, () => columnsByWidth.find(([width]) => matchMedia(width).matches)?.[1] ?? 1)

/** A multiple of every number of columns, so that each step ends with a full row. */
const itemsPerStep = 240

/** `observeLastItem` is the ref of the last rendered item. */
function useIncrementalList(
  list: readonly unknown[],
  activeIndex: number,
): {
  readonly renderedCount: number
  readonly observeLastItem: (lastItem: Element | null) => (() => void) | undefined
} {
  const [progress, setProgress] = useState({ list, renderedCount: itemsPerStep })
  const countUntilActive = Math.ceil((activeIndex + 1) / itemsPerStep) * itemsPerStep
  const renderedCount = Math.min(
    list.length,
    Math.max(progress.list === list ? progress.renderedCount : itemsPerStep, countUntilActive),
  )
  const observeLastItem = useCallback(
    (lastItem: Element | null) => {
      if (!lastItem) return undefined
      const observer = new IntersectionObserver(entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setProgress({ list, renderedCount: renderedCount + itemsPerStep })
      })
      observer.observe(lastItem)
      return () => observer.disconnect()
    },
    [list, renderedCount],
  )
  return { renderedCount, observeLastItem }
}
