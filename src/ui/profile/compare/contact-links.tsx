import type { Social } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { socialIcons, parseSocialLink, socialNameKeys } from '#ui/profile/page/social-link.ts'
import styles from './compare.module.css'

/** Shows the handles too, because links do not work on paper. */
export function ContactLinks({ locale, socials }: { readonly locale: Locale; readonly socials: readonly Social[] }) {
  const t = getTranslator(locale)
  return (
    <ul className={styles['contacts']}>
      {socials
        .flatMap(social => parseSocialLink(social) ?? [])
        .map(({ type, href, handle }) => (
          <li key={href}>
            <a href={href} rel="nofollow noopener">
              <Icon path={socialIcons[type]} />
              <span>
                {t(socialNameKeys[type])}
                {handle !== null && <small className="tiny quiet">{` ${handle}`}</small>}
              </span>
            </a>
          </li>
        ))}
    </ul>
  )
}
