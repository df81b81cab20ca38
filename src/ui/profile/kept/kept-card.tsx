import { localePath } from '../../../application/navigation/locale-path'
import type { SavedProfile } from '../../../domain/profile/kept-profiles'
import type { Locale } from '../../../domain/shared/locale'
import { Avatar } from '../../kit/avatar'
import { IconButton } from '../../kit/icon-button'
import { x } from '../../kit/icons'
import { langAttribute } from '../../kit/written-in'
import { profilePath } from '../../paths'
import styles from './kept.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: SavedProfile
  readonly removeText: string
  readonly onRemove: () => void
  readonly onFollow?: (() => void) | undefined
}

/** A specialist whom this device keeps: the whole card is the link, but for its ×. */
export function SavedCard({ locale, profile, removeText, onRemove, onFollow }: Props) {
  const { user, specialities, city } = profile
  return (
    <li className={`card linked ${styles['card']}`}>
      <Avatar person={user} size={56} />
      <div className={`small second ${styles['who']}`}>
        <h3>
          <a href={localePath(locale, profilePath(profile))} lang={langAttribute(locale, user.name)} onClick={onFollow}>
            {user.name}
          </a>
        </h3>
        {specialities !== null && <p lang={langAttribute(locale, specialities)}>{specialities}</p>}
        {city !== null && (
          <p className="quiet" lang={langAttribute(locale, city)}>
            {city}
          </p>
        )}
      </div>
      <IconButton path={x} label={removeText} onPress={onRemove} />
    </li>
  )
}
