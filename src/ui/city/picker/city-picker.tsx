import { type Locale, languageTag } from '#domain/shared/locale.ts'
import type { CityPickerTexts } from './city-picker-texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import { queryClient } from '#ui/query-client.ts'
import { type ShownCity, atlasOf, largest, type Notch } from './shown-cities.ts'
import { useDeferredValue, useId, useMemo, useRef, useState, type RefObject } from 'react'
import { fillText } from '#ui/fill-text.ts'
import { useCombobox } from '#ui/kit/fields/use-combobox.ts'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { useRegions } from '#ui/city/regions.queries.ts'
import styles from './city-picker.module.css'
import { PickerLetters } from './picker-letters.tsx'
import { PickerResults } from './picker-results.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { search } from '#ui/kit/display/icons.ts'

/** What the picker is opened with. */
export interface CityPickerData {
  readonly locale: Locale
  readonly texts: CityPickerTexts
  /** The slug of the city that is on now. */
  readonly current: string | undefined
  /** Without it the cities lead nowhere: one is chosen, and that is all. */
  readonly hrefOf?: (slug: string) => string
}

/** Chooses a city out of all. The cities are links: choosing one follows its link, if it has one, and closes with that city. */
export function CityPicker(props: DialogProps<CityPickerData, ShownCity>) {
  return (
    <QueryClientProvider client={queryClient}>
      <PickerDialog {...props} />
    </QueryClientProvider>
  )
}

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

interface Props {
  readonly field: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly onType: (text: string) => void
}

/** Has the focus at first, but on a phone: there it would bring up the keys over half of the cities. */
export function PickerField({ field, label, onType }: Props) {
  const [first] = useState(() => matchMedia('(min-width: 768px)').matches)
  return (
    <label className={styles['field']}>
      <span className="unseen">{label}</span>
      <Icon path={search} />
      <input
        ref={field}
        type="text"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        data-first-focus={first || undefined}
        onInput={event => onType(event.currentTarget.value)}
      />
    </label>
  )
}

/** What the keys do, and how many cities there are: where there is room, and keys. */
export function PickerFooter({ texts, count }: { readonly texts: CityPickerTexts; readonly count: string }) {
  return (
    <p className={`small second ${styles['footer']}`}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.move}
      </span>
      <span>
        <kbd>Enter</kbd> {texts.open}
      </span>
      <span>
        <kbd>Esc</kbd> {texts.leave}
      </span>
      <span key={count}>{count}</span>
    </p>
  )
}
