import { getInitials, getAvatarTint } from '#domain/profile/initials.ts'
import type { Person } from '#domain/profile/profile.ts'
import styles from './avatar.module.css'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { getImageAttributes } from './image-attributes.ts'

/** Width in pixels on wide screens. On phones, 72 and 120 are shown smaller (avatar.module.css). */
type Size = 24 | 40 | 56 | 72 | 120

/** Hidden from screen readers, because the person's name is beside it. */
export function Avatar({
  person,
  size,
  eager = false,
}: {
  readonly person: Person
  readonly size: Size
  readonly eager?: boolean
}) {
  return (
    <span
      className={classNames(styles['avatar'], styles[`size${size}`], styles[`tint${getAvatarTint(person.id ?? 0)}`])}
      aria-hidden="true"
    >
      {getInitials(person.name)}
      {person.avatar !== null && (
        <img {...getImageAttributes(person.avatar, size)} alt="" decoding="async" loading={eager ? 'eager' : 'lazy'} />
      )}
    </span>
  )
}
