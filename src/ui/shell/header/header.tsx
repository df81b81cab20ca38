import { helpRoute } from '#application/routing/text-routes.ts'
import { ownNotificationsPath } from '#application/routing/own-notifications-path.ts'
import { findSearchFilter } from '#application/routing/list-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { bell, mapPin } from '#ui/kit/display/icons.ts'
import { getSpecialistsPath } from '#ui/paths.ts'
import { SearchForm } from '#ui/search/search-form.tsx'
import styles from './header.module.css'
import { Account } from '#ui/user/account.tsx'
import { HomeLink } from './home-link.tsx'
import { LanguageLinks, LoginLink } from './header-links.tsx'
import { PhoneMenu } from './phone-menu.tsx'

interface Props {
  readonly locale: Locale
  readonly path: string
  readonly city: City | null
  readonly citiesHref: string
}

export function Header({ locale, path, city, citiesHref }: Props) {
  const t = getTranslator(locale)
  const isHome = path === localizePath(locale, '/')
  const query = findSearchFilter(path)
  return (
    <header className={styles['header']}>
      <div className={`container ${styles['row']}`} data-follows-city>
        <HomeLink locale={locale} />
        {!isHome && <SearchForm className={styles['search']} {...{ locale, city, query }} />}
        <nav className={styles['nav']} aria-label={t('common:nav.label')}>
          <a className={styles['wide']} href={localizePath(locale, getSpecialistsPath(city))}>
            {t('common:nav.specialists')}
          </a>
          <CityLink {...{ locale, city, citiesHref }} />
          <a className={styles['wider']} href={localizePath(locale, helpRoute.path)}>
            {t('common:nav.help')}
          </a>
          <button className={`bare js-only ${styles['wider']}`} type="button" data-saved-profiles>
            {t('common:nav.favorites')}
          </button>
        </nav>
        <LanguageLinks className={styles['language']} locale={locale} path={path} />
        <LoginLink
          className={classNames(getButtonClass({}), styles['login'], isHome && styles['always'])}
          locale={locale}
          returnPath={path}
        />
        <span className={styles['account']}>
          <Account className={styles['person']} locale={locale} label={t('common:nav.account')}>
            <a href={localizePath(locale, ownNotificationsPath)} aria-label={t('common:nav.notifications')}>
              <Icon path={bell} />
            </a>
          </Account>
        </span>
        <PhoneMenu {...{ locale, path, city, citiesHref, query }} />
      </div>
    </header>
  )
}

/** The inline script fills in the stored city if the page has none. */
function CityLink({ locale, city, citiesHref }: Omit<Props, 'path'>) {
  const t = getTranslator(locale)
  const cityAttributes = { hidden: !city, suppressHydrationWarning: true }
  return (
    <a href={citiesHref} data-city-picker>
      <span {...cityAttributes}>
        <Icon path={mapPin} />
      </span>
      <span data-city-name suppressHydrationWarning>
        {city?.name ?? t('common:nav.cities')}
      </span>
      <span className="visually-hidden" {...cityAttributes}>{`. ${t('city:change')}`}</span>
    </a>
  )
}
