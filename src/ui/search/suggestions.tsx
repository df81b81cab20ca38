'use client'

import { QueryClientProvider, keepPreviousData } from '@tanstack/react-query'
import { useId, useRef, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { fillCounted } from '#ui/fill-text.ts'
import { queryClient, useQuery } from '#ui/query-client.ts'
import type { SearchTexts } from './search-texts.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { getOptionKey, getSuggestedOptions } from './suggested-options.ts'
import styles from './suggestions.module.css'
import { Announcement } from '#ui/kit/feedback/announcement.tsx'
import { useCombobox } from '#ui/kit/fields/use-combobox.ts'
import { parseSearch } from '#domain/profile/profile-filters.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const minuteMs = 60_000

/** Suggestions for a text, in a city (slug) or everywhere. An outdated request is aborted. */
function useSuggestions(locale: Locale, text: string, city: string | undefined) {
  const { suggest } = useUseCases()
  return useQuery({
    queryKey: ['suggest', locale, city, text],
    queryFn: async ({ signal }) => unwrap(await suggest({ text, ...(city !== undefined && { city }) }, { signal })),
    enabled: text !== '',
    staleTime: minuteMs,
    placeholderData: keepPreviousData,
  })
}

interface Props {
  readonly field: RefObject<HTMLInputElement | null>
  readonly locale: Locale
  readonly texts: SearchTexts
}

/** Turns a plain search field into a combobox. */
export function Suggestions(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Combobox {...props} />
    </QueryClientProvider>
  )
}

/** The inline script may have changed the form's action to the visitor's city. */
const getActionPath = ({ current }: RefObject<HTMLInputElement | null>) =>
  new URL(current?.form?.action ?? '/profiles', location.href).pathname

function Combobox({ field, locale, texts }: Props) {
  const id = useId()
  const rows = useRef<HTMLDivElement | null>(null)
  const { now, settled } = useDebouncedText(field)
  const action = getActionPath(field)
  const city = /\/([^/]+)\/specialists/.exec(action)?.[1]
  const { data, isError, isPlaceholderData } = useSuggestions(locale, settled, city)
  const isStale = now !== settled || isPlaceholderData
  const query = `?${new URLSearchParams({ search: now })}`
  const options =
    now === '' || (!data && !isError)
      ? []
      : getSuggestedOptions({ locale, city, here: action + query, query }, isError ? undefined : data)
  const follow = (index: number) => rows.current?.querySelectorAll('a')[index]?.click()
  const { open, active, request, close, getOptionId } = useCombobox({
    field,
    id,
    keys: options.map(getOptionKey),
    onChoose: follow,
    startsClosed: true,
  })
  // Text typed while this chunk was loading opens the list; the focus alone does not.
  const requestIfTyped = useEffectEvent(() => {
    if (field.current?.value !== field.current?.defaultValue) request()
  })
  useEffect(() => requestIfTyped(), [now])
  const attachPopover = (popover: HTMLDivElement | null) => {
    rows.current = popover
    const keepFocus = (event: Event) => event.preventDefault()
    popover?.addEventListener('mousedown', keepFocus)
    popover?.addEventListener('click', close)
    return () => {
      popover?.removeEventListener('mousedown', keepFocus)
      popover?.removeEventListener('click', close)
    }
  }
  const failure = isError ? texts.failed : data?.incomplete && texts.incomplete
  const counted = fillCounted(locale, texts.found, options.length)
  const announcement = isError ? texts.failed : [counted, failure].filter(Boolean).join('. ')
  return (
    <>
      <Announcement text={open ? announcement : ''} />
      {open && (
        <div className={styles['popover']} ref={attachPopover}>
          {failure && <p className={styles['failed']}>{failure}</p>}
          <SuggestionList {...{ id, locale, texts, options, isStale, active, getOptionId }} text={now} />
        </div>
      )}
    </>
  )
}

const debounceMs = 150

/** The text in the field: as typed, and debounced. */
function useDebouncedText(field: RefObject<HTMLInputElement | null>): {
  readonly now: string
  readonly settled: string
} {
  const read = () => parseSearch(field.current?.value ?? '')
  const [now, setNow] = useState(read)
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const input = field.current
    const update = () => setNow(parseSearch(input?.value ?? ''))
    input?.addEventListener('input', update)
    // Typed while this chunk was loading.
    update()
    return () => input?.removeEventListener('input', update)
  }, [field])
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), debounceMs)
    return () => clearTimeout(timer)
  }, [now])
  return { now, settled }
}
