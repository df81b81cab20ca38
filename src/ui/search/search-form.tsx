import { getListPath } from '#application/routing/list-path.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { search } from '#ui/kit/display/page-icons.ts'
import { SearchField } from './search-field.tsx'
import styles from './search-form.module.css'
import { getSearchTexts } from './search-texts.ts'

interface Props {
  readonly locale: Locale
  /** Null for the whole country, until the browser fills in the visitor's city. */
  readonly city: City | null
  readonly query?: string | undefined
  readonly className?: string | undefined
  readonly large?: boolean
}

export function SearchForm({ locale, city, query = '', className, large = false }: Props) {
  const t = getTranslator(locale)
  return (
    <form
      className={classNames(styles['search'], large && styles['large'], className)}
      role="search"
      action={getListPath({ locale, city })}
      suppressHydrationWarning
    >
      {large && <Icon path={search} />}
      <SearchField key={query} {...{ locale, query }} label={t('search:label')} texts={getSearchTexts(locale)} />
      {large ? (
        <button className={getButtonClass({ kind: 'primary', large })} type="submit">
          {t('search:find')}
        </button>
      ) : (
        <button className={styles['iconButton']} type="submit" aria-label={t('search:find')}>
          <Icon path={search} />
        </button>
      )}
    </form>
  )
}
