import { getInitials, getTint } from '#domain/profile/initials.ts'
import type { Person } from '#domain/profile/profile.ts'
import styles from './avatar.module.css'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { getPictureAttributes } from './picture.ts'

type Size = 24 | 40 | 56 | 72 | 120

/** A person's picture over their initials, which show when it fails to load. Decorative: the name stands beside it. */
export function Avatar({
  person,
  size,
  first = false,
}: {
  readonly person: Person
  readonly size: Size
  readonly first?: boolean
}) {
  return (
    <span
      className={classNames(styles['avatar'], styles[`of${size}`], styles[`tint${getTint(person.id ?? 0)}`])}
      aria-hidden="true"
    >
      {getInitials(person.name)}
      {person.avatar !== null && (
        <img
          {...getPictureAttributes(person.avatar, size)}
          alt=""
          decoding="async"
          loading={first ? 'eager' : 'lazy'}
        />
      )}
    </span>
  )
}
