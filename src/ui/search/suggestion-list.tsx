import type { Locale } from '#domain/shared/locale.ts'
import type { SearchTexts } from './search-texts.ts'
import { getOptionKey, type SuggestedOption } from './suggested-options.ts'
import styles from './suggestions.module.css'
import { getCategoryIcon } from '#ui/category/category-icon.ts'
import { filterCurrency } from '#domain/profile/filter-currency.ts'
import { fillText } from '#ui/fill-text.ts'
import { formatNumber, formatPrice, formatRating } from '#ui/i18n/format-number.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { mapPin, star } from '#ui/kit/display/icons.ts'
import { search } from '#ui/kit/display/page-icons.ts'
import { HighlightedMatch } from '#ui/kit/display/highlighted-match.tsx'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import type { SuggestedList } from '#application/search/suggest-list.ts'
import { getDisplayPerson } from '#ui/profile/display-person.ts'

interface SuggestionListProps {
  readonly id: string
  readonly locale: Locale
  readonly texts: SearchTexts
  readonly text: string
  readonly options: readonly SuggestedOption[]
  readonly isStale: boolean
  readonly activeIndex: number
  readonly getOptionId: (index: number) => string
}

const groupKinds = ['suggestedList', 'category', 'specialist', 'city', 'all'] as const

export function SuggestionList({
  id,
  locale,
  texts,
  text,
  options,
  isStale,
  activeIndex,
  getOptionId,
}: SuggestionListProps) {
  const headings = {
    suggestedList: undefined,
    category: texts.categories,
    specialist: texts.specialists,
    city: texts.cities,
    all: undefined,
  }
  const rows = options.map((option, index) => ({ option, index }))
  return (
    <div className={styles['list']} role="listbox" id={id} aria-label={texts.suggestions} aria-busy={isStale}>
      {groupKinds.map(kind => {
        const kindRows = rows.filter(({ option }) => option.kind === kind)
        const heading = headings[kind]
        if (kindRows.length === 0) return null
        return (
          <div key={kind} role="group" aria-label={heading}>
            {heading !== undefined && (
              <p className={styles['heading']} aria-hidden="true">
                {heading}
              </p>
            )}
            {kindRows.map(({ option, index }) => (
              <a
                key={getOptionKey(option)}
                className={styles[kind]}
                id={getOptionId(index)}
                role="option"
                tabIndex={-1}
                href={option.href}
                aria-selected={index === activeIndex}
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

interface SuggestionRowProps {
  readonly locale: Locale
  readonly texts: SearchTexts
  readonly text: string
  readonly option: SuggestedOption
}

function SuggestionRow({ locale, texts, text, option }: SuggestionRowProps) {
  switch (option.kind) {
    case 'suggestedList': {
      const { category, categoryName, count } = option.list
      return (
        <>
          <Icon path={category === null ? search : getCategoryIcon({ slug: category, name: categoryName ?? '' })} />
          <span>{markRussian(locale, formatSuggestedList(locale, texts, option.list))}</span>
          {count !== null && <small>{formatNumber(locale, count)}</small>}
        </>
      )
    }
    case 'category': {
      const { name, match, profilesCount } = option.category
      return (
        <>
          <Icon path={getCategoryIcon(option.category)} />
          <HighlightedMatch locale={locale} text={name} match={match} />
          {profilesCount !== null && <small>{formatNumber(locale, profilesCount)}</small>}
        </>
      )
    }
    case 'specialist': {
      const { id, specialities, rating } = option.specialist
      const person = getDisplayPerson(locale, texts.fallbackName, { id, user: option.specialist.person })
      return (
        <>
          <Avatar person={person} size={56} />
          <span className={styles['person']}>
            <b lang={getLangAttribute(locale, person.name)}>
              <bdi>{person.name}</bdi>
            </b>
            {specialities !== null && <small lang={getLangAttribute(locale, specialities)}>{specialities}</small>}
          </span>
          {rating !== null && <Rating text={texts.ratingOutOfFive} rating={formatRating(locale, rating)} />}
        </>
      )
    }
    case 'city': {
      const { name, region, match } = option.city
      return (
        <>
          <Icon path={mapPin} />
          <HighlightedMatch locale={locale} text={name} match={match?.field === 'name' ? match : null} />
          <small lang={getLangAttribute(locale, region)}>{region}</small>
        </>
      )
    }
    case 'all':
      return (
        <>
          <Icon path={search} />
          <span>
            {markRussian(locale, fillText(option.isCountryFallback ? texts.wholeCountry : texts.allResults, { text }))}
          </span>
        </>
      )
  }
}

const formatSuggestedList = (
  locale: Locale,
  texts: SearchTexts,
  { categoryName, inCity, search: searchText, sort, priceTo }: SuggestedList,
): string =>
  [
    [categoryName ?? texts.specialists, ...(inCity === null ? [] : [inCity])].join(' '),
    ...(searchText === '' ? [] : [searchText]),
    ...(priceTo === undefined
      ? []
      : [fillText(texts.priceTo, { price: formatPrice(locale, priceTo, filterCurrency) })]),
    ...(sort ? [texts.cheapestFirst] : []),
  ].join(' · ')

function Rating({ text, rating }: { readonly text: string; readonly rating: string }) {
  return (
    <span className={styles['rating']}>
      <Icon path={star} />
      <b aria-hidden="true">{rating}</b>
      <span className="visually-hidden">{fillText(text, { rating })}</span>
    </span>
  )
}
