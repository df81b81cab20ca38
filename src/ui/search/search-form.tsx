import { listPath } from '../../application/routing/list-path'
import type { City } from '../../domain/city/city'
import type { Locale } from '../../domain/shared/locale'
import { translator } from '../i18n/translator'
import { buttonLook } from '../kit/actions/button'
import { classNames } from '../kit/styles/class-names'
import { Icon } from '../kit/display/icon'
import { search } from '../kit/display/icons'
import { SearchField } from './search-field'
import styles from './search-form.module.css'
import { searchTexts } from './search-texts'

interface Props {
  readonly locale: Locale
  /** Null: the whole country, until the browser's own city is put in. */
  readonly city: City | null
  readonly className?: string | undefined
  /** The main thing of its page: larger, with a button. */
  readonly large?: boolean
}

/** One field for categories, specialists and cities. A plain form, whose answer is a list. */
export function SearchForm({ locale, city, className, large = false }: Props) {
  const t = translator(locale)
  return (
    <form
      className={classNames(styles['search'], large && styles['large'], className)}
      role="search"
      action={listPath({ locale, city })}
      suppressHydrationWarning
    >
      <Icon path={search} />
      <SearchField locale={locale} label={t('search:label')} texts={searchTexts(locale)} />
      {large && (
        <button className={buttonLook({ kind: 'primary', large })} type="submit">
          {t('search:find')}
        </button>
      )}
    </form>
  )
}
