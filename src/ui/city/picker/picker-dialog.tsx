import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { languageTag } from '#domain/shared/locale.ts'
import { fillText } from '#ui/fill-text.ts'
import { useCombobox } from '#ui/kit/fields/use-combobox.ts'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import { useRegions } from '#ui/city/regions.queries.ts'
import type { CityPickerData } from './city-picker-data.ts'
import styles from './city-picker.module.css'
import { PickerField } from './picker-field.tsx'
import { PickerFooter } from './picker-footer.tsx'
import { PickerLetters } from './picker-letters.tsx'
import { PickerResults } from './picker-results.tsx'
import { atlasOf, largest, type Notch, type ShownCity } from './shown-cities.ts'

export function PickerDialog({ data, close }: DialogProps<CityPickerData, ShownCity>) {
  const { locale, texts } = data
  const regions = useRegions(locale)
  const waiting = useMinimumDuration(regions.isFetching)
  const [typed, setTyped] = useState('')
  const [notch, setNotch] = useState<Notch>(largest)
  const field = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  const atlas = useMemo(() => atlasOf(regions.data ?? []), [regions.data])
  const sought = useDeferredValue(typed)
  const filtering = sought.trim() !== ''
  const found = useMemo(
    () => (filtering ? atlas.find(sought) : { cities: atlas.at(notch), near: false }),
    [atlas, filtering, sought, notch],
  )
  const { cities, near } = found
  const ready = regions.isSuccess && !waiting
  const combobox = useCombobox({
    field,
    id,
    count: ready ? cities.length : 0,
    onChoose: index => document.getElementById(combobox.idOf(index))?.click(),
    grid: { columns: () => columnsIn(panel.current), startsActive: typed.trim() !== '' },
  })
  const numbers = new Intl.NumberFormat(languageTag[locale])
  return (
    <Dialog
      heading={texts.heading}
      closeText={texts.close}
      onClose={() => close()}
      size="large"
      top={<PickerField field={field} label={texts.label} onType={setTyped} />}
      bottom={
        <PickerFooter
          texts={texts}
          count={
            ready
              ? fillText(texts.count, { shown: numbers.format(cities.length), total: numbers.format(atlas.count) })
              : ''
          }
        />
      }
    >
      {ready && (
        <PickerLetters
          notches={atlas.notches()}
          chosen={filtering ? undefined : notch}
          texts={texts}
          panelId={`${id}-panel`}
          onChoose={chosen => {
            if (field.current) field.current.value = ''
            setTyped('')
            setNotch(chosen)
            combobox.activate()
          }}
          onLeave={() => {
            field.current?.focus()
            combobox.activate(0)
          }}
        />
      )}
      <div ref={panel} className={styles['panel']} id={`${id}-panel`} role="tabpanel" aria-label={texts.heading}>
        <PickerResults
          {...{ data, waiting, cities, near, id }}
          typed={sought.trim()}
          failed={regions.isError}
          active={combobox.active}
          retry={() => void regions.refetch()}
          onChoose={close}
        />
      </div>
    </Dialog>
  )
}

/** Columns of the options' grid, which the styles choose by the width of the screen. */
function columnsIn(panel: HTMLElement | null): number {
  const list = panel?.querySelector('[role=listbox]')
  return list ? Math.max(1, getComputedStyle(list).gridTemplateColumns.split(' ').length) : 1
}
