import type { Locale } from '#domain/shared/locale.ts'
import { getLangAttribute } from './lang-attribute.ts'

interface Props {
  readonly locale: Locale
  readonly text: string
  /** The range [start, end). */
  readonly match: { readonly start: number; readonly end: number } | null
}

/** The key remounts changed text, because React can't update text nodes that a page translator has replaced. */
export function HighlightedMatch({ locale, text, match }: Props) {
  const lang = getLangAttribute(locale, text)
  if (!match) return <span lang={lang}>{text}</span>
  const { start, end } = match
  return (
    <span key={`${start} ${end} ${text}`} lang={lang}>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </span>
  )
}
