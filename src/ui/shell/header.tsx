import { localePath, otherLanguage } from '../../application/navigation/locale-path'
import type { City } from '../../domain/city/city'
import type { Locale } from '../../domain/shared/locale'
import { translator } from '../i18n/translator'
import { Icon } from '../kit/icon'
import { mapPin } from '../kit/icons'
import { citiesPath, specialistsPath } from '../paths'
import styles from './header.module.css'
import { HomeLink } from './home-link'
import { LanguageLink } from './language-link'

interface Props {
  readonly locale: Locale
  readonly path: string
  readonly city: City | null
}

export function Header({ locale, path, city }: Props) {
  const t = translator(locale)
  return (
    <header className={styles['header']}>
      <div className={`container ${styles['row']}`}>
        <HomeLink locale={locale} />
        <nav className={styles['nav']} aria-label={t('common:nav.label')}>
          <a className={styles['wide']} href={localePath(locale, specialistsPath(city))}>
            {t('common:nav.specialists')}
          </a>
          <CityLink locale={locale} city={city} />
        </nav>
        <LanguageLink
          className={styles['language']}
          text={t('common:otherLanguage')}
          locale={locale}
          href={otherLanguage(path)}
        />
      </div>
    </header>
  )
}

/** On a city's pages it names the city; both lead to all cities. */
function CityLink({ locale, city }: Pick<Props, 'locale' | 'city'>) {
  const t = translator(locale)
  const href = localePath(locale, citiesPath)
  if (!city) return <a href={href}>{t('common:nav.cities')}</a>
  return (
    <a href={href}>
      <Icon path={mapPin} />
      {city.name}
      <span className="unseen">{`. ${t('city:change')}`}</span>
    </a>
  )
}
