import type { Locale } from '#domain/shared/locale.ts'
import { categoryIcon } from '#ui/category/category-icon.ts'
import { fillText } from '#ui/fill-text.ts'
import { formatNumber, formatRating } from '#ui/i18n/format-number.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { mapPin, search, star } from '#ui/kit/display/icons.ts'
import { Marked } from '#ui/kit/display/marked.tsx'
import { langAttribute } from '#ui/kit/display/lang-attribute.ts'
import type { SearchTexts } from './search-texts.ts'
import type { SuggestedOption } from './suggested-options.ts'
import styles from './suggestions.module.css'

interface Props {
  readonly locale: Locale
  readonly texts: SearchTexts
  readonly text: string
  readonly option: SuggestedOption
}

/** The content of one option. */
export function SuggestionRow({ locale, texts, text, option }: Props) {
  switch (option.kind) {
    case 'category': {
      const { slug, name, match, profilesCount } = option.category
      return (
        <>
          <Icon path={categoryIcon(slug)} />
          <span>
            <Marked text={name} {...match} />
          </span>
          {profilesCount !== null && <small>{formatNumber(locale, profilesCount)}</small>}
        </>
      )
    }
    case 'specialist': {
      const { person, specialities, rating } = option.specialist
      return (
        <>
          <Avatar person={person} size={56} />
          <span className={styles['person']}>
            <b lang={langAttribute(locale, person.name)}>{person.name}</b>
            {specialities !== null && <small lang={langAttribute(locale, specialities)}>{specialities}</small>}
          </span>
          {rating !== null && <Rating text={texts.outOfFive} rating={formatRating(locale, rating)} />}
        </>
      )
    }
    case 'city': {
      const { name, region, match } = option.city
      return (
        <>
          <Icon path={mapPin} />
          <span>{match?.in === 'name' ? <Marked text={name} {...match} /> : name}</span>
          <small>{region}</small>
        </>
      )
    }
    case 'all':
      return (
        <>
          <Icon path={search} />
          <span>{fillText(texts.all, { text })}</span>
        </>
      )
  }
}

function Rating({ text, rating }: { readonly text: string; readonly rating: string }) {
  return (
    <span className={styles['rating']}>
      <Icon path={star} />
      <b aria-hidden="true">{rating}</b>
      <span className="unseen">{fillText(text, { rating })}</span>
    </span>
  )
}
