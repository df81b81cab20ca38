import { fillCounted, fillText } from '#ui/fill-text.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { FailedLine } from '#ui/kit/feedback/notice.tsx'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import styles from './city-picker.module.css'
import { PickerList } from './picker-list.tsx'
import type { CityPickerData, CitySearch, PickerCity } from './city-search.ts'

interface Props {
  readonly data: CityPickerData
  readonly id: string
  readonly search: CitySearch
  /** Index of the active option, or -1. */
  readonly active: number
  readonly onChoose: (city: PickerCity) => void
}

const lines = Array.from({ length: 16 }, (_, line) => line)

export function PickerResults({ data, id, search, active, onChoose }: Props) {
  const { locale, texts, current, hrefOf } = data
  const { cities, near, searched: typed } = search
  if (search.pending)
    return (
      <div className={styles['list']} aria-busy="true">
        {lines.map(line => (
          <Skeleton key={line} kind="lines" />
        ))}
      </div>
    )
  if (search.failed)
    return (
      <div role="alert">
        <FailedLine text={texts.failed}>
          <Button kind="quiet" onPress={search.retry}>
            <Icon path={rotateCw} />
            {texts.retry}
          </Button>
        </FailedLine>
      </div>
    )
  const noMatch = typed !== '' && (near || cities.length === 0)
  return (
    <>
      <p className={noMatch ? `second ${styles['note']}` : 'unseen'} role="status">
        {typed !== '' && !noMatch && fillCounted(locale, texts.found, cities.length, { text: typed })}
        {noMatch && fillText(cities.length > 0 ? texts.near : texts.nothing, { text: typed })}
      </p>
      {cities.length > 0 && (
        <PickerList key={typed} id={id} label={texts.heading} {...{ cities, active, current, hrefOf, onChoose }} />
      )}
    </>
  )
}
