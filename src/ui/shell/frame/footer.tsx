import { localePath, otherLanguage } from '../../../application/routing/locale-path'
import { textPaths } from '../../../application/routing/texts'
import type { City } from '../../../domain/city/city'
import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'
import { Icon } from '../../kit/display/icon'
import { languages, sun } from '../../kit/display/icons'
import { citiesPath, specialistsPath } from '../../paths'
import { FooterLinks } from './footer-links'
import styles from './footer.module.css'
import { HomeLink } from '../header/home-link'
import { LanguageLink } from '../header/language-link'
import { ThemeSwitch } from '../header/theme-switch'

interface Props {
  readonly locale: Locale
  readonly path: string
  readonly city: City | null
  readonly demo: boolean
}

export function Footer({ locale, path, city, demo }: Props) {
  const t = translator(locale)
  const href = (to: string) => localePath(locale, to)
  return (
    <footer className={styles['footer']}>
      <div className="container">
        <div className={styles['top']} data-follows-city>
          <div className={styles['about']}>
            <HomeLink locale={locale} />
            <p className="small second">{t('common:footer.about')}</p>
          </div>
          <FooterLinks
            heading={t('common:footer.catalogue')}
            links={[
              [t('common:nav.specialists'), href(specialistsPath(city))],
              [t('common:nav.cities'), href(citiesPath)],
            ]}
          >
            <button className="bare scripted" type="button" data-saved-profiles>
              {t('common:nav.favourites')}
            </button>
          </FooterLinks>
          <FooterLinks
            heading={t('common:nav.help')}
            links={[
              [t('common:footer.questions'), href(textPaths.help)],
              [t('common:footer.offer'), href(textPaths.offer)],
              [t('common:footer.aboutProject'), href(textPaths.about)],
            ]}
          />
          <FooterLinks
            heading={t('common:footer.documents')}
            links={[
              [t('common:footer.privacy'), href(textPaths['privacy-policy'])],
              [t('common:footer.terms'), href(textPaths['terms-of-use'])],
              [t('common:footer.agreement'), href(textPaths['user-agreement'])],
            ]}
          />
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
          <ThemeSwitch className={styles['theme']} locale={locale}>
            <Icon path={sun} />
          </ThemeSwitch>
        </div>
      </div>
    </footer>
  )
}
