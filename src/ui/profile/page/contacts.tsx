import type { Social } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { arrowRight } from '#ui/kit/display/icons.ts'
import { socialIcons, socialLink } from './social-link.ts'
import styles from './profile.module.css'

/** Contact links: rows in the side column, equal buttons on phones. */
export function Contacts({ locale, socials }: { readonly locale: Locale; readonly socials: readonly Social[] }) {
  const links = socials.flatMap(social => socialLink(social) ?? [])
  if (links.length === 0) return null
  const t = translator(locale)
  return (
    <ul className={`card ${styles['contacts']}`}>
      {links.map(({ type, href, handle }) => (
        <li key={href}>
          <a href={href} rel="nofollow noopener">
            <Icon path={socialIcons[type]} />
            <span>
              {t(names[type])}
              {handle !== null && <small className={styles['handle']}>{` ${handle}`}</small>}
            </span>
            <Icon path={arrowRight} className={styles['go']} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const names = {
  telegram: 'profile:social.telegram',
  whatsapp: 'profile:social.whatsapp',
  vk: 'profile:social.vk',
  youtube: 'profile:social.youtube',
  site: 'profile:social.site',
  link: 'profile:social.link',
} as const satisfies Record<Social['type'], string>
