import { localePath } from '../../application/navigation/locale-path'
import { specialityLine } from '../../domain/profile/specialities'
import type { Locale } from '../../domain/shared/locale'
import { formatPhone } from '../../domain/shared/phone/phone'
import type { OwnProfile } from '../../domain/user/user'
import type { OwnProfileTexts } from '../i18n/own-profile-texts'
import { Avatar } from '../kit/avatar'
import { ButtonLink } from '../kit/button'
import { VerifiedMark } from '../kit/verified-mark'
import { writtenIn } from '../kit/written-in'
import { profilePath } from '../paths'
import { cardFacts, type CardTexts } from '../profile/card-facts'
import { ProfileRow } from '../profile/profile-row'
import { OwnLinks } from './own-links'
import styles from './own-profile.module.css'

interface Props {
  readonly locale: Locale
  readonly texts: OwnProfileTexts
  readonly cards: CardTexts
  readonly own: OwnProfile
}

/** One's own profile: who one is, what others see, where to go on. */
export function ShownOwnProfile({ locale, texts, cards, own: { user, profile } }: Props) {
  const href = localePath(locale, profilePath(profile))
  const specialities = specialityLine(profile)
  const contacts = [
    [texts.email, user.email],
    [texts.phone, user.phone && formatPhone(user.phone)],
  ] as const
  return (
    <div className={styles['profile']}>
      <div className={styles['head']}>
        <Avatar person={profile.user} size={72} first />
        <div>
          <h1 lang={writtenIn(locale, user.name)}>
            {user.name} {profile.isVerified && <VerifiedMark label={cards.verified} />}
          </h1>
          {specialities !== null && (
            <p className="second" lang={writtenIn(locale, specialities)}>
              {[specialities, profile.city?.name].filter(Boolean).join('. ')}
            </p>
          )}
        </div>
        <ButtonLink href={href}>{texts.asClient}</ButtonLink>
      </div>
      <div className={styles['main']}>
        <section aria-labelledby="seen">
          <h2 id="seen">{texts.seen}</h2>
          <ul>
            <ProfileRow facts={cardFacts(locale, cards, profile)} first />
          </ul>
        </section>
        <section aria-labelledby="contacts">
          <h2 id="contacts">{texts.contacts}</h2>
          <p className="small second">{texts.onlyYou}</p>
          <dl className={styles['contacts']}>
            {contacts.map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt className="second">{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      </div>
      <OwnLinks texts={texts} href={href} />
    </div>
  )
}
