import { ownProfileRoute, ownSettingsRoute, registerRoute } from '#application/routing/guarded-routes.ts'
import { aboutRoute, helpRoute, offerRoute } from '#application/routing/text-routes.ts'
import { citiesPath } from '#application/routing/cities-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Button, ButtonLink, getButtonClass } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronRight, languages, mapPin, menu, x } from '#ui/kit/display/icons.ts'
import { heart } from '#ui/kit/display/page-icons.ts'
import { getSpecialistsPath } from '#ui/paths.ts'
import { SearchForm } from '#ui/search/search-form.tsx'
import { LanguageLinks, LoginLink } from './header-links.tsx'
import styles from './phone-menu.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

interface Props {
  readonly locale: Locale
  readonly path: string
  readonly city: City | null
  readonly citiesHref: string
  readonly query: string | undefined
}

/** A `<details>`, so that the menu opens without JavaScript. */
export function PhoneMenu({ locale, path, city, citiesHref, query }: Props) {
  const t = getTranslator(locale)
  const links = [
    [t('common:nav.specialists'), getSpecialistsPath(city)],
    [t('common:nav.cities'), citiesPath],
    [t('common:nav.help'), helpRoute.path],
    [t('common:footer.offer'), offerRoute.path],
    [t('common:footer.aboutProject'), aboutRoute.path],
  ] as const
  return (
    <details className={styles['menu']} data-phone-menu>
      <summary>
        <span className="visually-hidden">{t('common:nav.menu')}</span>
        <Icon path={menu} />
        <Icon path={x} />
      </summary>
      <nav className={styles['panel']} aria-label={t('common:nav.menu')} data-follows-city>
        <SearchForm className={styles['search']} {...{ locale, city, query }} />
        <MenuCity {...{ locale, city, citiesHref }} />
        {links.map(([text, target]) => (
          <a key={target} href={localizePath(locale, target)}>
            {text}
            <Icon path={chevronRight} />
          </a>
        ))}
        <button className="bare js-only" type="button" data-saved-profiles>
          {t('common:nav.favorites')}
          <Icon path={heart} />
        </button>
        <LanguageLinks className={styles['language']} locale={locale} path={path}>
          <Icon path={languages} />
        </LanguageLinks>
        <ThemeSwitch className={styles['theme']} locale={locale} />
        <div className={styles['signedOut']}>
          <LoginLink className={getButtonClass({ kind: 'primary', large: true })} locale={locale} returnPath={path} />
          <ButtonLink href={localizePath(locale, registerRoute.path)}>{t('common:nav.register')}</ButtonLink>
        </div>
        <div className={styles['signedIn']}>
          <ButtonLink href={localizePath(locale, ownProfileRoute.path)}>{t('common:nav.account')}</ButtonLink>
          <ButtonLink href={localizePath(locale, ownSettingsRoute.path)}>{t('common:nav.settings')}</ButtonLink>
          <Button kind="quiet" data-sign-out>
            {t('common:nav.signOut')}
          </Button>
        </div>
      </nav>
    </details>
  )
}

function MenuCity({ locale, city, citiesHref }: Pick<Props, 'locale' | 'city' | 'citiesHref'>) {
  const t = getTranslator(locale)
  return (
    <a className={styles['city']} href={citiesHref} data-city-picker>
      <Icon path={mapPin} />
      <span data-city-name suppressHydrationWarning>
        {city?.name ?? t('common:nav.chooseCity')}
      </span>
      <span hidden={!city} suppressHydrationWarning>
        {t('common:nav.change')}
      </span>
    </a>
  )
}
