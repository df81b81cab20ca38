import {
  aboutRoute,
  helpRoute,
  offerRoute,
  privacyPolicyRoute,
  termsOfUseRoute,
  userAgreementRoute,
} from '#application/routing/text-routes.ts'
import { citiesPath } from '#application/routing/cities-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { languages, sun } from '#ui/kit/display/icons.ts'
import { getSpecialistsPath } from '#ui/paths.ts'
import styles from './footer.module.css'
import { HomeLink } from '#ui/shell/header/home-link.tsx'
import { LanguageLinks } from '#ui/shell/header/header-links.tsx'
import { ThemeSwitch } from '#ui/shell/header/theme-switch.tsx'
import type { ReactNode } from 'react'

interface FooterProps {
  readonly locale: Locale
  readonly path: string
  readonly city: City | null
  readonly isDemo: boolean
}

export function Footer({ locale, path, city, isDemo }: FooterProps) {
  const t = getTranslator(locale)
  const getHref = (target: string) => localizePath(locale, target)
  return (
    <footer className={styles['footer']}>
      <div className="container">
        <div className={styles['top']} data-follows-city>
          <div className={styles['about']}>
            <HomeLink locale={locale} />
            <p className="small muted">{t('common:footer.about')}</p>
          </div>
          <FooterLinks
            heading={t('common:footer.directory')}
            links={[
              [t('common:nav.specialists'), getHref(getSpecialistsPath(city))],
              [t('common:nav.cities'), getHref(citiesPath)],
            ]}
          >
            <button className="bare js-only" type="button" data-saved-profiles>
              {t('common:nav.favorites')}
            </button>
          </FooterLinks>
          <FooterLinks
            heading={t('common:nav.help')}
            links={[
              [t('common:footer.questions'), getHref(helpRoute.path)],
              [t('common:footer.offer'), getHref(offerRoute.path)],
              [t('common:footer.aboutProject'), getHref(aboutRoute.path)],
              [t('common:footer.accessibility'), getHref(`${helpRoute.path}#accessibility`)],
            ]}
          />
          <FooterLinks
            heading={t('common:footer.documents')}
            links={[
              [t('common:footer.privacy'), getHref(privacyPolicyRoute.path)],
              [t('common:footer.terms'), getHref(termsOfUseRoute.path)],
              [t('common:footer.agreement'), getHref(userAgreementRoute.path)],
            ]}
          />
        </div>
        <div className={`small muted ${styles['bottom']}`}>
          <span>{t('common:footer.copyright')}</span>
          {isDemo && <span className={`tiny ${styles['demo']}`}>{t('common:footer.demo')}</span>}
          <LanguageLinks className={styles['language']} locale={locale} path={path}>
            <Icon path={languages} />
          </LanguageLinks>
          <ThemeSwitch className={styles['theme']} locale={locale}>
            <Icon path={sun} />
          </ThemeSwitch>
        </div>
      </div>
    </footer>
  )
}

interface FooterLinksProps {
  readonly heading: string
  readonly links: readonly (readonly [text: string, href: string])[]
  readonly children?: ReactNode
}

function FooterLinks({ heading, links, children }: FooterLinksProps) {
  return (
    <nav className={styles['links']} aria-label={heading}>
      <p className="tiny quiet">{heading}</p>
      <ul>
        {links.map(([text, href]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </nav>
  )
}
