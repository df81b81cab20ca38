'use client'
import { editAboutRoute, editSocialsRoute, ownSettingsRoute } from '#application/routing/own-routes.ts'
import { Suspense, useState } from 'react'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import { localePath } from '#application/routing/locale-path.ts'
import type { SentHistory } from '#application/shared/sent-history.ts'
import { formatSpecialities } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getCompleteness } from '#domain/user/completeness.ts'
import { hasPublicPage, type EditedList, type OwnProfile } from '#domain/user/user.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { notificationsTexts } from '#ui/i18n/loaders/notifications.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronRight, logOut, pencil, settings } from '#ui/kit/display/icons.ts'
import { share2 } from '#ui/kit/display/page-icons.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { VerifiedMark } from '#ui/kit/display/verified-mark.tsx'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { profilePath } from '#ui/paths.ts'
import { getCardFacts, type CardTexts } from '#ui/profile/card/card-facts.ts'
import { ProfileRow } from '#ui/profile/card/profile-cards.tsx'
import { getDisplayName } from '#ui/profile/display-person.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { ClientStart } from './client-start.tsx'
import { Gauge } from './gauge.tsx'
import { OwnSent } from './sent/own-sent.tsx'
import { OwnProfileSkeleton } from './own-profile-skeleton.tsx'
import styles from './own-profile.module.css'
import { Incomplete, type Retry, OwnProfileBoundary } from './own-profile-boundary.tsx'

interface Props {
  readonly locale: Locale
  readonly cards: CardTexts
  readonly sentHistory: SentHistory
  /** Why users have registered, as far as this device knows. */
  readonly purposes: Pick<RegistrationStorage, 'readPurpose' | 'writePurpose'>
}

// A separate island: it shares this chunk, and its load error replaces only itself.
const OwnNotifications = lazyIsland(
  async () => (await withTexts(import('#ui/notification/own-notifications.tsx'), notificationsTexts)).OwnNotifications,
)

export function OwnProfile({ locale, cards, sentHistory, purposes }: Props) {
  const { t } = useTranslation(['own-profile'])
  return (
    <OwnProfileBoundary
      locale={locale}
      heading={<h1 className="unseen">{t('own-profile:heading')}</h1>}
      waiting={<OwnProfileSkeleton label={t('own-profile:loading')} />}
    >
      {(own, retry) => <ShownOwnProfile {...{ locale, cards, sentHistory, purposes, own, retry }} />}
    </OwnProfileBoundary>
  )
}

interface ShownOwnProfileProps extends Props {
  readonly own: OwnProfile
  readonly retry: Retry
}

export function ShownOwnProfile({ locale, cards, sentHistory, purposes, own, retry }: ShownOwnProfileProps) {
  const { t } = useTranslation(['own-profile'])
  const { profile, unreadable = [] } = own
  const [purpose, setPurpose] = useState(() => purposes.readPurpose(own.user.id))
  const isClient = purpose === 'find' && !getCompleteness(profile).done.includes('speciality')
  const offer = () => {
    purposes.writePurpose(own.user.id, 'offer')
    setPurpose('offer')
  }
  const publicProfile = !isClient && hasPublicPage(profile) ? profile : undefined
  const link = publicProfile && {
    href: localePath(locale, profilePath(publicProfile)),
    text: t('own-profile:asClient'),
  }
  return (
    <div className={styles['profile']}>
      <OwnHead {...{ locale, own }} verified={cards.verified} link={link} />
      <div className={styles['gauge']}>
        {unreadable.length > 0 ? (
          <Incomplete {...{ retry }} />
        ) : isClient ? (
          <ClientStart locale={locale} onOffer={offer} />
        ) : (
          <Gauge {...{ locale, profile }} />
        )}
      </div>
      <div className={styles['main']}>
        <Suspense fallback={<div aria-busy="true" />}>
          <OwnNotifications locale={locale} />
        </Suspense>
        {publicProfile && (
          <section className={styles['seen']} aria-labelledby="seen">
            <h2 id="seen">{t('own-profile:seen')}</h2>
            <ul>
              <ProfileRow facts={{ ...getCardFacts(locale, cards, publicProfile), saved: null }} first />
            </ul>
          </section>
        )}
        <OwnSent locale={locale} userId={own.user.id} history={sentHistory} />
      </div>
      <OwnLinks {...{ locale }} closed={isClient ? ['specialities', 'socials'] : unreadable} />
    </div>
  )
}

interface OwnHeadProps {
  readonly locale: Locale
  readonly own: OwnProfile
  readonly verified: string
  /** To the public page; a client has none to show, nor has an account without a profile. */
  readonly link: { readonly href: string; readonly text: string } | undefined
}

export function OwnHead({ locale, own: { user, profile }, verified, link }: OwnHeadProps) {
  const line = [formatSpecialities(profile), profile.city?.name].filter(Boolean).join('. ')
  // As the card below shows it.
  const name = getDisplayName(locale, user.name)
  return (
    <div className={styles['head']}>
      <Avatar person={profile.user} size={72} first />
      <div className={styles['name']}>
        <h1 lang={getLangAttribute(locale, name)}>
          <bdi>{name}</bdi>
          {profile.isVerified && <VerifiedMark label={verified} />}
        </h1>
        {line !== '' && (
          <p className="second" lang={getLangAttribute(locale, line)}>
            {line}
          </p>
        )}
      </div>
      {link && <ButtonLink href={link.href}>{link.text}</ButtonLink>}
    </div>
  )
}

interface OwnLinksProps {
  readonly locale: Locale
  /** Lists whose forms are not offered. */
  readonly closed: readonly EditedList[]
}

export function OwnLinks({ locale, closed }: OwnLinksProps) {
  const { t } = useTranslation(['own-profile'])
  const { signOut } = useSession()
  const links = [
    { icon: settings, text: t('own-profile:settings'), path: ownSettingsRoute.path },
    ...(closed.includes('specialities')
      ? []
      : [{ icon: pencil, text: t('own-profile:editAbout'), path: editAboutRoute.path }]),
    ...(closed.includes('socials')
      ? []
      : [{ icon: share2, text: t('own-profile:editSocials'), path: editSocialsRoute.path }]),
  ]
  return (
    <nav className={`card ${styles['links']}`} aria-label={t('own-profile:links')}>
      {links.map(({ icon, text, path }) => (
        <a key={path} href={localePath(locale, path)}>
          <Icon path={icon} />
          {text}
          <Icon path={chevronRight} />
        </a>
      ))}
      <button type="button" onClick={signOut}>
        <Icon path={logOut} />
        {t('own-profile:leave')}
        <Icon path={chevronRight} />
      </button>
    </nav>
  )
}
