import { localePath } from '../../application/routing/locale-path'
import type { Locale } from '../../domain/shared/locale'
import type { OwnProfile } from '../../domain/user/user'
import type { OwnProfileTexts } from '../i18n/own-profile-texts'
import { profilePath } from '../paths'
import { cardFacts, type CardTexts } from '../profile/card/card-facts'
import { ProfileRow } from '../profile/card/profile-row'
import { Gauge } from './gauge'
import { OwnHead } from './own-head'
import { OwnLinks } from './own-links'
import { Incomplete } from './own-profile-incomplete'
import type { Retry } from './own-profile-states'
import styles from './own-profile.module.css'

interface Props {
  readonly locale: Locale
  readonly texts: OwnProfileTexts
  readonly cards: CardTexts
  readonly own: OwnProfile
  readonly retry: Retry
}

/** One's own profile: who one is, what is missing in it, what others see, where to go on. */
export function ShownOwnProfile({ locale, texts, cards, own, retry }: Props) {
  const { profile, incomplete } = own
  const href = localePath(locale, profilePath(profile))
  return (
    <div className={styles['profile']}>
      <OwnHead {...{ locale, own }} verified={cards.verified} public={{ href, text: texts.asClient }} />
      <div className={styles['gauge']}>
        {incomplete ? <Incomplete {...{ texts, retry }} /> : <Gauge {...{ locale, texts, profile }} />}
      </div>
      <section className={styles['main']} aria-labelledby="seen">
        <h2 id="seen">{texts.seen}</h2>
        <ul>
          <ProfileRow facts={cardFacts(locale, cards, profile)} first />
        </ul>
      </section>
      <OwnLinks {...{ locale, texts }} mayEdit={!incomplete} />
    </div>
  )
}
