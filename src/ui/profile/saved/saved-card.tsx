import { localePath } from '#application/routing/locale-path.ts'
import type { SavedProfile } from '#domain/profile/saved-profiles.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { IconButton } from '#ui/kit/actions/icon-button.tsx'
import { x } from '#ui/kit/display/icons.ts'
import { langAttribute } from '#ui/kit/display/lang-attribute.ts'
import { profilePath } from '#ui/paths.ts'
import styles from './saved.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: SavedProfile
  readonly removeText: string
  readonly onRemove: () => void
  readonly onFollow?: (() => void) | undefined
}

/** A saved profile: the whole card is a link, apart from its ×. */
export function SavedCard({ locale, profile, removeText, onRemove, onFollow }: Props) {
  const { user, specialities, city } = profile
  return (
    <li className={`card linked ${styles['card']}`}>
      <Avatar person={user} size={56} />
      <div className="small second">
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
