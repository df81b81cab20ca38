import { specialityLine } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { VerifiedMark } from '#ui/kit/display/verified-mark.tsx'
import { langAttribute } from '#ui/kit/display/lang-attribute.ts'
import styles from './own-profile.module.css'

interface Props {
  readonly locale: Locale
  readonly own: OwnProfile
  readonly verified: string
  /** The way to the profile as others see it. */
  readonly public: { readonly href: string; readonly text: string }
}

/** Who one is. */
export function OwnHead({ locale, own: { user, profile }, verified, public: { href, text } }: Props) {
  const line = [specialityLine(profile), profile.city?.name].filter(Boolean).join('. ')
  return (
    <div className={styles['head']}>
      <Avatar person={profile.user} size={72} first />
      <div className={styles['name']}>
        <h1 lang={langAttribute(locale, user.name)}>
          {user.name} {profile.isVerified && <VerifiedMark label={verified} />}
        </h1>
        {line !== '' && (
          <p className="second" lang={langAttribute(locale, line)}>
            {line}
          </p>
        )}
      </div>
      <ButtonLink href={href}>{text}</ButtonLink>
    </div>
  )
}
