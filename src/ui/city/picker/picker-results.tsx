import { fillCounted, fillText } from '#ui/fill-text.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/icons.ts'
import { FailedLine } from '#ui/kit/feedback/notice.tsx'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import type { CityPickerData } from './city-picker.tsx'
import styles from './city-picker.module.css'
import { PickerList } from './picker-list.tsx'
import type { ShownCity } from './shown-cities.ts'

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
