'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useId, useRef, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { fillCountedText } from '#ui/fill-text.ts'
import { queryClient, useQuery } from '#ui/query-client.ts'
import type { SearchTexts } from './search-texts.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { getOptionKey, getSuggestedOptions } from './suggested-options.ts'
import styles from './suggestions.module.css'
import { Announcement } from '#ui/kit/feedback/announcement.tsx'
import { useCombobox } from '#ui/kit/fields/use-combobox.ts'
import { parseSearch } from '#domain/profile/profile-filters.ts'
import { decodePercent } from '#domain/shared/slug.ts'
import { unwrap } from '#ui/unwrap.ts'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const staleTimeMs = 60_000

function useSuggestions(locale: Locale, text: string, city: string | undefined) {
  const { suggest } = useUseCases()
  return useQuery(
    {
      queryKey: ['suggest', locale, city, text],
      queryFn: async ({ signal }) => unwrap(await suggest({ text, ...(city !== undefined && { city }) }, { signal })),
      enabled: text !== '',
      staleTime: staleTimeMs,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

interface Props {
  readonly field: RefObject<HTMLInputElement | null>
  readonly locale: Locale
  readonly texts: SearchTexts
}

/** The path of the form's action, which the inline script may have changed to the visitor's city. */
const getActionPath = ({ current }: RefObject<HTMLInputElement | null>) =>
  new URL(current?.form?.action ?? '/profiles', location.href).pathname

export function Suggestions({ field, locale, texts }: Props) {
  const id = useId()
  const popoverRef = useRef<HTMLDivElement | null>(null)
  const { text, debouncedText } = useDebouncedText(field)
  const action = getActionPath(field)
  const city = decodePercent(/\/([^/]+)\/specialists/.exec(action)?.[1] ?? '') || undefined
  const { data, isLoadingError, isPlaceholderData } = useSuggestions(locale, debouncedText, city)
  const isStale = text !== debouncedText || isPlaceholderData
  const query = `?${new URLSearchParams({ search: text })}`
  const options =
    text === '' || (!data && !isLoadingError)
      ? []
      : getSuggestedOptions({ locale, city, resultsHref: action + query, query }, isLoadingError ? undefined : data)
  const followOption = (index: number) => popoverRef.current?.querySelectorAll('a')[index]?.click()
  const { isOpen, activeIndex, openList, closeList, getOptionId } = useCombobox({
    field,
    id,
    keys: options.map(getOptionKey),
    onChoose: followOption,
    startsClosed: true,
  })
  // Opens the list for text that was typed while this chunk was loading. Without focus, nothing would close the list.
  const openListIfTyped = useEffectEvent(() => {
    const input = field.current
    if (document.activeElement === input && input?.value !== input?.defaultValue) openList()
  })
  useEffect(() => openListIfTyped(), [text])
  const attachPopover = (popover: HTMLDivElement | null) => {
    popoverRef.current = popover
    const listeners = new AbortController()
    const { signal } = listeners
    // Keeps the focus in the field.
    popover?.addEventListener('mousedown', event => event.preventDefault(), { signal })
    popover?.addEventListener('click', event => !isModifiedClick(event) && closeList(), { signal })
    return () => listeners.abort()
  }
  const failure = isLoadingError ? texts.loadFailed : data?.incomplete && texts.partlyFailed
  const countText = fillCountedText(locale, texts.suggestionCount, options.length)
  const announcement = isLoadingError ? texts.loadFailed : [countText, failure].filter(Boolean).join('. ')
  return (
    <>
      <Announcement text={isOpen ? announcement : ''} />
      {isOpen && (
        <div className={styles['popover']} ref={attachPopover}>
          {failure && <p className={styles['failed']}>{failure}</p>}
          <SuggestionList {...{ id, locale, texts, options, isStale, activeIndex, getOptionId }} text={text} />
        </div>
      )}
    </>
  )
}

const debounceMs = 150

function useDebouncedText(field: RefObject<HTMLInputElement | null>): {
  readonly text: string
  readonly debouncedText: string
} {
  const readText = () => parseSearch(field.current?.value ?? '')
  const [text, setText] = useState(readText)
  const [debouncedText, setDebouncedText] = useState(text)
  useEffect(() => {
    const input = field.current
    const update = () => setText(parseSearch(input?.value ?? ''))
    input?.addEventListener('input', update)
    // The visitor may have typed between the render and this effect.
    update()
    return () => input?.removeEventListener('input', update)
  }, [field])
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return { text, debouncedText }
}
