import type { Locale } from '#domain/shared/locale.ts'
import type { SearchTexts } from './search-texts.ts'
import type { SuggestedOption } from './suggested-options.ts'
import { SuggestionRow } from './suggestion-row.tsx'
import styles from './suggestions.module.css'

interface Props {
  readonly id: string
  readonly locale: Locale
  readonly texts: SearchTexts
  readonly text: string
  readonly options: readonly SuggestedOption[]
  readonly active: number
  readonly idOf: (index: number) => string
}

const kinds = ['category', 'specialist', 'city', 'all'] as const

/** The options by group; the active one is what Enter follows. */
export function SuggestionList({ id, locale, texts, text, options, active, idOf }: Props) {
  const headings = { category: texts.categories, specialist: texts.specialists, city: texts.cities, all: undefined }
  const rows = options.map((option, index) => ({ option, index }))
  return (
    <div className={styles['list']} role="listbox" id={id} aria-label={texts.suggestions}>
      {kinds.map(kind => {
        const own = rows.filter(({ option }) => option.kind === kind)
        const heading = headings[kind]
        if (own.length === 0) return null
        return (
          <div key={kind} role="group" aria-label={heading}>
            {heading !== undefined && (
              <p className={styles['heading']} aria-hidden="true">
                {heading}
              </p>
            )}
            {own.map(({ option, index }) => (
              <a
                key={option.href}
                className={styles[kind]}
                id={idOf(index)}
                role="option"
                tabIndex={-1}
                href={option.href}
                aria-selected={index === active}
              >
                <SuggestionRow locale={locale} texts={texts} text={text} option={option} />
              </a>
            ))}
          </div>
        )
      })}
    </div>
  )
}
