import { useEffect, useRef, type MouseEvent, useCallback, useState, useSyncExternalStore } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { check } from '#ui/kit/display/icons.ts'
import { getOptionId } from '#ui/kit/fields/use-combobox.ts'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { HighlightedMatch } from '#ui/kit/display/highlighted-match.tsx'
import styles from './city-picker.module.css'
import type { PickerCity } from './city-search.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly cities: readonly PickerCity[]
  readonly active: number
  readonly columns: number
  readonly current: string | undefined
  readonly getHref: ((slug: string) => string) | undefined
  readonly onChoose: (city: PickerCity) => void
}

/** A grid. Focus stays in the field (`aria-activedescendant`). */
export function PickerList({ id, label, cities, active, columns, current, getHref, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { shown, near } = useIncrementalList(cities, active)
  const firstOfRows = Array.from({ length: Math.ceil(shown / columns) }, (_, row) => row * columns)
  useEffect(() => {
    if (active >= 0) document.getElementById(getOptionId(id, active))?.scrollIntoView({ block: 'nearest' })
    else list.current?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const onPress = (event: MouseEvent<HTMLAnchorElement>, city: PickerCity) => {
    if (getHref && isModifiedClick(event)) return
    // A link to the current page must not reload it.
    if (event.currentTarget.href === location.href) event.preventDefault()
    onChoose(city)
  }
  return (
    <div
      ref={list}
      className={getListClass(columns)}
      id={id}
      role="grid"
      aria-label={label}
      aria-rowcount={Math.ceil(cities.length / columns)}
    >
      {firstOfRows.map((first, row) => (
        <div key={first} className={styles['row']} role="row" aria-rowindex={row + 1}>
          {cities.slice(first, Math.min(first + columns, shown)).map((city, column) => (
            <div
              key={city.slug}
              ref={first + column === shown - 1 ? near : undefined}
              id={getOptionId(id, first + column)}
              role="gridcell"
              aria-selected={first + column === active}
            >
              <a
                href={getHref?.(city.slug)}
                aria-current={city.slug === current || undefined}
                tabIndex={-1}
                onClick={event => onPress(event, city)}
              >
                <CityName city={city} />
                {city.slug === current && <Icon path={check} />}
              </a>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function CityName({ city: { name, region, match } }: { readonly city: PickerCity }) {
  return (
    <>
      <span>{match?.in === 'name' ? <HighlightedMatch text={name} {...match} /> : name}</span>{' '}
      {region !== undefined && (
        <small>{match?.in === 'region' ? <HighlightedMatch text={region} {...match} /> : region}</small>
      )}
    </>
  )
}

const columnClasses: Readonly<Record<number, string | undefined>> = { 3: styles['of3'], 4: styles['of4'] }

export const getListClass = (columns: number): string | undefined => classNames(styles['list'], columnClasses[columns])

const columnsByWidth = [
  ['(width >= 56.25em)', 4],
  ['(width >= 48em)', 3],
] as const

const subscribeToWidth = (changed: () => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The number of columns that fit on the screen. */
export const useColumns = (): number =>
  useSyncExternalStore(subscribeToWidth, () => columnsByWidth.find(([width]) => matchMedia(width).matches)?.[1] ?? 1)

const itemsPerStep = 240

/** Renders a long list in steps. `near` is the ref of the last item: when it becomes visible, the next step renders. */
function useIncrementalList(
  list: readonly unknown[],
  active: number,
): { readonly shown: number; readonly near: (last: Element | null) => (() => void) | undefined } {
  const [part, setPart] = useState({ list, shown: itemsPerStep })
  const shown = Math.min(list.length, Math.max(part.list === list ? part.shown : itemsPerStep, active + 1))
  const near = useCallback(
    (last: Element | null) => {
      if (!last) return undefined
      const observer = new IntersectionObserver(entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setPart({ list, shown: shown + itemsPerStep })
      })
      observer.observe(last)
      return () => observer.disconnect()
    },
    [list, shown],
  )
  return { shown, near }
}
