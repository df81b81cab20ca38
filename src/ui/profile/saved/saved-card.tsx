import { localePath } from '../../../application/routing/locale-path'
import type { SavedProfile } from '../../../domain/profile/saved-profiles'
import type { Locale } from '../../../domain/shared/locale'
import { Avatar } from '../../kit/display/avatar'
import { IconButton } from '../../kit/actions/icon-button'
import { x } from '../../kit/display/icons'
import { langAttribute } from '../../kit/display/lang-attribute'
import { profilePath } from '../../paths'
import styles from './saved.module.css'

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
