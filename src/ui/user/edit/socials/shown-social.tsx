import type { Social } from '#domain/profile/profile.ts'
import type { EditSocialsTexts } from '#ui/i18n/edit-socials-texts.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { socialIcons } from '#ui/profile/page/social-icons.ts'
import { socialLink } from '#ui/profile/page/social-link.ts'
import styles from './socials.module.css'

interface Props {
  readonly texts: EditSocialsTexts
  readonly social: Social | undefined
}

/** A link as it will stand in the profile, while it is being written. */
export function ShownSocial({ texts, social }: Props) {
  const link = social && socialLink(social)
  if (!link) return null
  return (
    <p className={styles['shown']}>
      <span className="second">{texts.shown}: </span>
      <span className={styles['example']}>
        <Icon path={socialIcons[link.type]} />
        <b>{texts.names[link.type]}</b>
        {link.handle !== null && ` ${link.handle}`}
      </span>
    </p>
  )
}
