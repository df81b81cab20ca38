import type { OwnProfileTexts } from '../i18n/own-profile-texts'
import { Icon } from '../kit/icon'
import { chevronRight, logOut, user } from '../kit/icons'
import { useSession } from '../session/session-context'
import styles from './own-profile.module.css'

interface Props {
  readonly texts: OwnProfileTexts
  /** Of the profile as others see it. */
  readonly href: string
}

/** Where to go on from one's own profile. */
export function OwnLinks({ texts, href }: Props) {
  const { signOut } = useSession()
  return (
    <nav className={`card ${styles['links']}`} aria-label={texts.links}>
      <a href={href}>
        <Icon path={user} />
        {texts.public}
        <Icon path={chevronRight} />
      </a>
      <button type="button" onClick={signOut}>
        <Icon path={logOut} />
        {texts.leave}
        <Icon path={chevronRight} />
      </button>
    </nav>
  )
}
