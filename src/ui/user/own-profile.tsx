'use client'
import { editAboutRoute, editSocialsRoute, ownSettingsRoute } from '#application/routing/guarded-routes.ts'
import { Suspense, useState } from 'react'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { SentHistory } from '#application/shared/sent-history.ts'
import { formatFirstSpecialities } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isClient } from '#domain/user/completeness.ts'
import { hasPublicPage, type EditedList, type OwnProfile } from '#domain/user/user.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { notificationsTexts } from '#ui/i18n/loaders/notifications.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronRight, logOut, pencil, settings } from '#ui/kit/display/icons.ts'
import { share2 } from '#ui/kit/display/page-icons.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { VerifiedMark } from '#ui/kit/display/verified-mark.tsx'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import { getProfilePath } from '#ui/paths.ts'
import { getCardFacts, type CardTexts } from '#ui/profile/card/card-facts.ts'
import { ProfileRow } from '#ui/profile/card/profile-cards.tsx'
import { getDisplayName } from '#ui/profile/display-person.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { ClientStart } from './client-start.tsx'
import { CompletenessCard } from './completeness-card.tsx'
import { OwnProfileSkeleton } from './own-profile-skeleton.tsx'
import styles from './own-profile.module.css'
import { IncompleteProfile, type Retry, OwnProfileBoundary } from './own-profile-boundary.tsx'
import { OwnSubmissions } from './sent/own-submissions.tsx'

interface Props {
  readonly locale: Locale
  readonly cardTexts: CardTexts
  readonly sentHistory: SentHistory
  readonly purposeStorage: Pick<RegistrationStorage, 'readPurpose' | 'writePurpose'>
}

const OwnNotifications = createLazyIsland(
  async () =>
    (await loadWithTexts(import('#ui/notification/own-notifications.tsx'), notificationsTexts)).OwnNotifications,
)

export function OwnProfile({ locale, cardTexts, sentHistory, purposeStorage }: Props) {
  const { t } = useTranslation(['own-profile'])
  return (
    <OwnProfileBoundary
      locale={locale}
      heading={<h1 className="visually-hidden">{t('own-profile:heading')}</h1>}
      fallback={<OwnProfileSkeleton label={t('own-profile:loading')} />}
    >
      {(ownProfile, retry) => (
        <OwnProfileContent {...{ locale, cardTexts, sentHistory, purposeStorage, ownProfile, retry }} />
      )}
    </OwnProfileBoundary>
  )
}

interface OwnProfileContentProps extends Props {
  readonly ownProfile: OwnProfile
  readonly retry: Retry
}

function OwnProfileContent({
  locale,
  cardTexts,
  sentHistory,
  purposeStorage,
  ownProfile,
  retry,
}: OwnProfileContentProps) {
  const { t } = useTranslation(['own-profile'])
  const { profile, unreadableLists = [] } = ownProfile
  const [purpose, setPurpose] = useState(() => purposeStorage.readPurpose(ownProfile.user.id))
  const sentEntries = sentHistory.list(ownProfile.user.id)
  const isClientAccount = isClient(profile, purpose)
  const offerServices = () => {
    purposeStorage.writePurpose(ownProfile.user.id, 'offer')
    setPurpose('offer')
  }
  const publicProfile = !isClientAccount && hasPublicPage(profile) ? profile : undefined
  const link = publicProfile && {
    href: localizePath(locale, getProfilePath(publicProfile)),
    text: t('own-profile:asClient'),
  }
  return (
    <div className={styles['profile']}>
      <OwnProfileHead {...{ locale, ownProfile }} verifiedLabel={cardTexts.verified} publicLink={link} />
      <div className={styles['sideCard']}>
        {unreadableLists.length > 0 ? (
          <IncompleteProfile retry={retry} />
        ) : isClientAccount ? (
          <ClientStart locale={locale} onOffer={offerServices} />
        ) : (
          <CompletenessCard {...{ locale, profile }} />
        )}
      </div>
      <div className={styles['main']}>
        <Suspense fallback={<div aria-busy="true" />}>
          <OwnNotifications locale={locale} />
        </Suspense>
        {publicProfile && publicProfile.specialities.length > 0 && (
          <section className={styles['publicView']} aria-labelledby="public-view">
            <h2 id="public-view">{t('own-profile:seen')}</h2>
            <ul>
              <ProfileRow facts={{ ...getCardFacts(locale, cardTexts, publicProfile), savedProfile: null }} eager />
            </ul>
          </section>
        )}
        {sentEntries.length > 0 && <OwnSubmissions locale={locale} entries={sentEntries} />}
      </div>
      <OwnLinks locale={locale} hiddenLists={isClientAccount ? ['specialities', 'socials'] : unreadableLists} />
    </div>
  )
}

interface OwnProfileHeadProps {
  readonly locale: Locale
  readonly ownProfile: OwnProfile
  readonly verifiedLabel: string
  /** Undefined for a client and for an account without a profile. */
  readonly publicLink: { readonly href: string; readonly text: string } | undefined
}

export function OwnProfileHead({
  locale,
  ownProfile: { user, profile },
  verifiedLabel,
  publicLink,
}: OwnProfileHeadProps) {
  const details = [formatFirstSpecialities(profile), profile.city?.name].filter(Boolean).join('. ')
  const name = getDisplayName(locale, user.name)
  return (
    <div className={styles['head']}>
      <Avatar person={{ ...profile.user, name }} size={72} eager />
      <div className={styles['name']}>
        <h1 lang={getLangAttribute(locale, name)}>
          <bdi>{name}</bdi>
          {profile.isVerified && <VerifiedMark label={verifiedLabel} />}
        </h1>
        {details !== '' && <p className="muted">{markRussian(locale, details)}</p>}
      </div>
      {publicLink && <ButtonLink href={publicLink.href}>{publicLink.text}</ButtonLink>}
    </div>
  )
}

interface OwnLinksProps {
  readonly locale: Locale
  readonly hiddenLists: readonly EditedList[]
}

function OwnLinks({ locale, hiddenLists }: OwnLinksProps) {
  const { t } = useTranslation(['own-profile'])
  const { signOut } = useSession()
  const links = [
    { icon: settings, text: t('own-profile:settings'), path: ownSettingsRoute.path },
    ...(hiddenLists.includes('specialities')
      ? []
      : [{ icon: pencil, text: t('own-profile:editAbout'), path: editAboutRoute.path }]),
    ...(hiddenLists.includes('socials')
      ? []
      : [{ icon: share2, text: t('own-profile:editSocials'), path: editSocialsRoute.path }]),
  ]
  return (
    <nav className={`card ${styles['links']}`} aria-label={t('own-profile:links')}>
      {links.map(({ icon, text, path }) => (
        <a key={path} href={localizePath(locale, path)}>
          <Icon path={icon} />
          {text}
          <Icon path={chevronRight} />
        </a>
      ))}
      <button className="bare" type="button" onClick={signOut}>
        <Icon path={logOut} />
        {t('own-profile:leave')}
        <Icon path={chevronRight} />
      </button>
    </nav>
  )
}
