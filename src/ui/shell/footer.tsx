import { localePath, otherLanguage } from '../../application/navigation/locale-path'
import type { City } from '../../domain/city/city'
import type { Locale } from '../../domain/shared/locale'
import { translator } from '../i18n/translator'
import { Icon } from '../kit/icon'
import { languages } from '../kit/icons'
import { citiesPath, specialistsPath } from '../paths'
import styles from './footer.module.css'
import { HomeLink } from './home-link'
import { LanguageLink } from './language-link'

interface Props {
  readonly locale: Locale
  readonly path: string
  readonly city: City | null
  readonly demo: boolean
}

export function Footer({ locale, path, city, demo }: Props) {
  const t = translator(locale)
  return (
    <footer className={styles['footer']}>
      <div className="container">
        <div className={styles['top']}>
          <div className={styles['about']}>
            <HomeLink locale={locale} />
            <p className="small second">{t('common:footer.about')}</p>
          </div>
          <nav aria-label={t('common:footer.catalogue')}>
            <ul className={styles['links']}>
              <li>
                <a href={localePath(locale, specialistsPath(city))}>{t('common:nav.specialists')}</a>
              </li>
              <li>
                <a href={localePath(locale, citiesPath)}>{t('common:nav.cities')}</a>
              </li>
            </ul>
          </nav>
        </div>
        <div className={`small second ${styles['bottom']}`}>
          <span>{t('common:footer.copyright')}</span>
          {demo && <span className={`tiny ${styles['demo']}`}>{t('common:footer.demo')}</span>}
          <LanguageLink
            className={styles['language']}
            text={t('common:otherLanguage')}
            locale={locale}
            href={otherLanguage(path)}
          >
            <Icon path={languages} />
          </LanguageLink>
        </div>
      </div>
    </footer>
  )
}
