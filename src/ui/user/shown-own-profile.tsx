import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import type { OwnProfileTexts } from '#ui/i18n/own-profile-texts.ts'
import { profilePath } from '#ui/paths.ts'
import { cardFacts, type CardTexts } from '#ui/profile/card/card-facts.ts'
import { ProfileRow } from '#ui/profile/card/profile-row.tsx'
import { Gauge } from './gauge.tsx'
import { OwnHead } from './own-head.tsx'
import { OwnLinks } from './own-links.tsx'
import { Incomplete } from './own-profile-incomplete.tsx'
import type { Retry } from './own-profile-states.tsx'
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
