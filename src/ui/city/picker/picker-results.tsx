import { fillCounted, fillText } from '../../fill-text'
import { Button } from '../../kit/actions/button'
import { Icon } from '../../kit/display/icon'
import { rotateCw } from '../../kit/display/icons'
import { FailedLine } from '../../kit/feedback/notice'
import { Skeleton } from '../../kit/feedback/skeleton'
import type { CityPickerData } from './city-picker-data'
import styles from './city-picker.module.css'
import { PickerList } from './picker-list'
import type { ShownCity } from './shown-cities'

interface Props {
  readonly data: CityPickerData
  readonly id: string
  readonly typed: string
  readonly cities: readonly ShownCity[]
  readonly near: boolean
  readonly waiting: boolean
  readonly failed: boolean
  readonly active: number
  readonly retry: () => void
  readonly onChoose: (city: ShownCity) => void
}

const lines = Array.from({ length: 16 }, (_, line) => line)

export function PickerResults({ data, id, typed, cities, near, waiting, failed, active, retry, onChoose }: Props) {
  const { locale, texts, current, hrefOf } = data
  if (waiting)
    return (
      <div className={styles['list']} aria-busy="true">
        {lines.map(line => (
          <Skeleton key={line} kind="lines" />
        ))}
      </div>
    )
  if (failed)
    return (
      <div role="alert">
        <FailedLine text={texts.failed}>
          <Button kind="quiet" onPress={retry}>
            <Icon path={rotateCw} />
            {texts.retry}
          </Button>
        </FailedLine>
      </div>
    )
  const unlike = typed !== '' && (near || cities.length === 0)
  return (
    <>
      <p className={unlike ? `second ${styles['note']}` : 'unseen'} role="status">
        {typed !== '' && !unlike && fillCounted(locale, texts.found, cities.length, { text: typed })}
        {unlike && fillText(cities.length > 0 ? texts.near : texts.nothing, { text: typed })}
      </p>
      {cities.length > 0 && (
        <PickerList key={typed} id={id} label={texts.heading} {...{ cities, active, current, hrefOf, onChoose }} />
      )}
    </>
  )
}
