import { useEffect, useRef, type MouseEvent, useCallback, useState } from 'react'
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
  readonly current: string | undefined
  readonly getHref: ((slug: string) => string) | undefined
  readonly onChoose: (city: PickerCity) => void
}

/** Focus stays in the field (`aria-activedescendant`). */
export function PickerList({ id, label, cities, active, current, getHref, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { shown, near } = useIncrementalList(cities, active)
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
    <div ref={list} className={styles['list']} id={id} role="listbox" aria-label={label}>
      {cities.slice(0, shown).map((city, index) => (
        <a
          key={city.slug}
          ref={index === shown - 1 ? near : undefined}
          className={classNames(index === active && styles['active'])}
          id={getOptionId(id, index)}
          href={getHref?.(city.slug)}
          role="option"
          aria-selected={index === active}
          aria-current={city.slug === current || undefined}
          aria-setsize={cities.length}
          aria-posinset={index + 1}
          tabIndex={-1}
          onClick={event => onPress(event, city)}
        >
          <span>{city.match?.in === 'name' ? <HighlightedMatch text={city.name} {...city.match} /> : city.name}</span>
          {city.region !== undefined && (
            <small>
              {city.match?.in === 'region' ? <HighlightedMatch text={city.region} {...city.match} /> : city.region}
            </small>
          )}
          {city.slug === current && <Icon path={check} />}
        </a>
      ))}
    </div>
  )
}

const itemsPerStep = 240

/** Renders a long list in steps. `near` is the ref of the last item: when it becomes visible, the next step renders. */
function useIncrementalList(
  list: unknown,
  active: number,
): { readonly shown: number; readonly near: (last: Element | null) => (() => void) | undefined } {
  const [part, setPart] = useState({ list, shown: itemsPerStep })
  const shown = Math.max(part.list === list ? part.shown : itemsPerStep, active + 1)
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
