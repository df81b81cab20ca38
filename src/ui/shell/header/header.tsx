import { localePath, otherLanguage } from '../../../application/routing/locale-path'
import { textPaths } from '../../../application/routing/texts'
import type { City } from '../../../domain/city/city'
import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'
import { buttonLook } from '../../kit/actions/button'
import { classNames } from '../../kit/styles/class-names'
import { Icon } from '../../kit/display/icon'
import { mapPin } from '../../kit/display/icons'
import { citiesPath, specialistsPath } from '../../paths'
import { SearchForm } from '../../search/search-form'
import styles from './header.module.css'
import { Account } from '../../session/account'
import { HomeLink } from './home-link'
import { LanguageLink } from './language-link'
import { LoginLink } from './login-link'
import { PhoneMenu } from './phone-menu'

interface Props {
  readonly locale: Locale
  readonly path: string
  readonly city: City | null
}

export function Header({ locale, path, city }: Props) {
  const t = translator(locale)
  const isHome = path === localePath(locale, '/')
  return (
    <header className={styles['header']}>
      <div className={`container ${styles['row']}`} data-follows-city>
        <HomeLink locale={locale} />
        {!isHome && <SearchForm className={styles['search']} locale={locale} city={city} />}
        <nav className={styles['nav']} aria-label={t('common:nav.label')}>
          <a className={styles['wide']} href={localePath(locale, specialistsPath(city))}>
            {t('common:nav.specialists')}
          </a>
          <CityLink locale={locale} city={city} />
          <a className={styles['wider']} href={localePath(locale, textPaths.help)}>
            {t('common:nav.help')}
          </a>
          <button className={`bare scripted ${styles['widest']}`} type="button" data-saved-profiles>
            {t('common:nav.favourites')}
          </button>
        </nav>
        <LanguageLink
          className={styles['language']}
          text={t('common:otherLanguage')}
          locale={locale}
          href={otherLanguage(path)}
        />
        <LoginLink
          className={classNames(buttonLook({}), styles['login'], isHome && styles['always'])}
          {...{ locale, path }}
        />
        <Account className={styles['account']} locale={locale} label={t('common:nav.account')} />
        <PhoneMenu locale={locale} path={path} city={city} />
      </div>
    </header>
  )
}

/**
 * It names the city of the page, or else the one that the browser remembers (filled in there); it leads to all cities.
 */
function CityLink({ locale, city }: Pick<Props, 'locale' | 'city'>) {
  const t = translator(locale)
  const href = localePath(locale, citiesPath)
  const withCity = { hidden: !city, suppressHydrationWarning: true }
  return (
    <a href={href} data-city-picker>
      <span {...withCity}>
        <Icon path={mapPin} />
      </span>
      <span data-city-name suppressHydrationWarning>
        {city?.name ?? t('common:nav.cities')}
      </span>
      <span className="unseen" {...withCity}>{`. ${t('city:change')}`}</span>
    </a>
  )
}
