import { useId, useRef, useState, type RefObject } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import { search as searchIcon, rotateCw } from '#ui/kit/display/page-icons.ts'
import { useCombobox } from '#ui/kit/fields/use-combobox.ts'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import type { CityPickerTexts } from './city-picker-texts.ts'
import styles from './city-picker.module.css'
import {
  useCitySearch,
  type CityPickerData,
  type IndexEntry,
  type PickerCity,
  type CitySearch,
} from './use-city-search.ts'
import { getTabId, PickerLetters } from './picker-letters.tsx'
import { fillCountedText, fillText } from '#ui/fill-text.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Announcement } from '#ui/kit/feedback/announcement.tsx'
import { FailedLoad } from '#ui/failure/failed-load.tsx'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import { getListClass, PickerList, useColumnCount } from './picker-list.tsx'

export function CityPicker({ data, close }: DialogProps<CityPickerData, PickerCity>) {
  const { texts } = data
  const search = useCitySearch(data)
  const entries = search.isReady ? search.directory.getEntries() : []
  const hasLetters = entries.length > 1
  const featuredLabel = search.directory.areFeaturedLargest ? texts.largestCities : texts.gridLabel
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const columns = useColumnCount()
  const combobox = useCombobox({
    field,
    id,
    keys: search.isReady ? search.cities.map(city => city.slug) : [],
    isStale: search.isStale,
    onChoose: index => document.getElementById(combobox.getOptionId(index))?.querySelector('a')?.click(),
    grid: { columns, startsActive: search.typedText.trim() !== '' },
  })
  const chooseLetter = (entry: IndexEntry) => {
    if (field.current) field.current.value = ''
    search.showEntry(entry)
    combobox.activate()
  }
  const enterList = () => {
    field.current?.focus()
    combobox.activate(0)
  }
  return (
    <Dialog
      heading={texts.heading}
      closeText={texts.close}
      onClose={() => close()}
      size="large"
      top={<PickerField field={field} label={texts.label} onType={search.setTypedText} />}
      footer={<PickerFooter texts={texts} countText={search.countText} />}
    >
      {hasLetters && (
        <PickerLetters
          entries={entries}
          chosenEntry={search.isFiltering ? undefined : search.entry}
          locale={data.locale}
          {...{ texts, featuredLabel }}
          panelId={`${id}-panel`}
          onChoose={chooseLetter}
          onArrowDown={enterList}
        />
      )}
      <div
        className={styles['panel']}
        id={`${id}-panel`}
        role={hasLetters ? 'tabpanel' : 'group'}
        {...(search.isFiltering || !hasLetters
          ? { 'aria-label': search.isFiltering || !search.isReady ? texts.matchesLabel : featuredLabel }
          : { 'aria-labelledby': getTabId(`${id}-panel`, entries.indexOf(search.entry)) })}
      >
        <PickerResults {...{ data, id, columns, search }} activeIndex={combobox.activeIndex} onChoose={close} />
      </div>
    </Dialog>
  )
}

interface FieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly onType: (text: string) => void
}

/** Not focused on phones, because the on-screen keyboard would cover half of the cities. */
function PickerField({ field, label, onType }: FieldProps) {
  const [isFocusedOnOpen] = useState(() => matchMedia('(min-width: 48em)').matches)
  return (
    <label className={styles['field']}>
      <span className="visually-hidden">{label}</span>
      <Icon path={searchIcon} />
      <input
        ref={field}
        type="text"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        data-first-focus={isFocusedOnOpen || undefined}
        onInput={event => onType(event.currentTarget.value)}
      />
    </label>
  )
}

function PickerFooter({ texts, countText }: { readonly texts: CityPickerTexts; readonly countText: string }) {
  return (
    <p className={`small muted ${styles['footer']}`}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.moveHint}
      </span>
      <span>
        <kbd>Enter</kbd> {texts.openHint}
      </span>
      <span>
        <kbd>Esc</kbd> {texts.closeHint}
      </span>
      <span key={countText}>{countText}</span>
    </p>
  )
}

interface Props {
  readonly data: CityPickerData
  readonly id: string
  readonly columns: number
  readonly search: CitySearch
  readonly activeIndex: number
  readonly onChoose: (city: PickerCity) => void
}

const lines = Array.from({ length: 16 }, (_, line) => line)

function PickerResults({ data, id, columns, search, activeIndex, onChoose }: Props) {
  const { locale, texts, currentSlug, getHref } = data
  const { cities, total, isFuzzy, searchedText } = search
  if (search.isPending)
    return (
      <div className={getListClass(columns)} aria-busy="true">
        {lines.map(line => (
          <Skeleton key={line} kind="lines" />
        ))}
      </div>
    )
  if (search.isError)
    return (
      <div role="alert">
        <FailedLoad text={texts.loadFailed}>
          <Button kind="quiet" onPress={search.retry}>
            <Icon path={rotateCw} />
            {texts.retry}
          </Button>
        </FailedLoad>
      </div>
    )
  const hasNoMatch = isFuzzy || cities.length === 0
  const announcement = hasNoMatch
    ? fillText(cities.length > 0 ? texts.similarNames : texts.noMatch, { text: searchedText })
    : fillCountedText(locale, texts.matchCount, total, { text: searchedText })
  return (
    <>
      <Announcement text={searchedText === '' ? '' : announcement} />
      {searchedText !== '' && hasNoMatch && (
        <p className={`muted ${styles['note']}`} aria-hidden="true">
          {announcement}
        </p>
      )}
      {cities.length > 0 && (
        <PickerList
          key={searchedText}
          id={id}
          label={texts.gridLabel}
          {...{ locale, cities, activeIndex, columns, currentSlug, getHref, onChoose }}
        />
      )}
    </>
  )
}
