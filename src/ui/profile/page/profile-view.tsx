import type { ReactNode } from 'react'
import type { Outcome } from '#application/outcome.ts'
import type { Category } from '#domain/category/category.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { ProfileFooter } from './profile-actions.tsx'
import { ProfileAside } from './profile-aside.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileRatings } from './profile-ratings.tsx'
import { ServicePrices } from './service-prices.tsx'
import styles from './profile.module.css'
import { formatProofFact } from './format-proof-fact.ts'
import { serializeSubject } from './subject.ts'
import { getProofFacts, type ProofFact } from '#domain/profile/proof.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { badgeCheck, star } from '#ui/kit/display/icons.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { BelowFold } from '#ui/navigation/below-fold.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { localizePath } from '#application/routing/locale-path.ts'

interface ProfileViewProps {
  readonly locale: Locale
  readonly profile: Profile
  /** As the API returns it. The name in `profile` may be romanized. */
  readonly originalName?: string
  readonly categories?: Outcome<readonly Category[], ApiUnavailable>
  readonly children?: ReactNode
}

export function ProfileView({
  locale,
  profile,
  originalName = profile.user.name,
  categories = { ok: true, value: [] },
  children,
}: ProfileViewProps) {
  return (
    <article className={`container ${styles['profile']}`} data-subject={serializeSubject(profile)}>
      <ProfileHead {...{ locale, profile, originalName, categories }} />
      <ProofLine locale={locale} profile={profile} />
      <ProfileAside {...{ locale, profile, categories }} />
      <div className={styles['body']}>
        <BelowFold>
          <ServicePrices locale={locale} profile={profile} />
          <About locale={locale} profile={profile} />
          <Photos locale={locale} profile={profile} />
          <ProfileRatings locale={locale} profile={profile} />
          {children}
          <ProfileFooter locale={locale} profile={profile} />
          <FormsNote locale={locale} />
        </BelowFold>
      </div>
    </article>
  )
}

function ProofLine({ locale, profile }: { readonly locale: Locale; readonly profile: Profile }) {
  const facts = getProofFacts(profile)
  if (facts.length === 0) return null
  return (
    <ul className={styles['proof']} aria-label={getTranslator(locale)('profile:proof.label')}>
      {facts.map(fact => (
        <Fact key={fact.kind} locale={locale} fact={fact} />
      ))}
    </ul>
  )
}

function Fact({ locale, fact }: { readonly locale: Locale; readonly fact: ProofFact }) {
  const { value, label, spokenValue } = formatProofFact(locale, fact)
  return (
    <li className={classNames(fact.kind === 'verified' && styles['verified'])}>
      <b>
        {fact.kind === 'rating' && <Icon path={star} className={styles['star']} />}
        {fact.kind === 'verified' && <Icon path={badgeCheck} />}
        {spokenValue === undefined ? value : <span aria-hidden="true">{value}</span>}
        {spokenValue !== undefined && <span className="visually-hidden">{spokenValue}</span>}
      </b>{' '}
      <span className="small muted">
        {fact.kind === 'verified' ? (
          <a className="link" href={localizePath(locale, '/help#verified')}>
            {getTranslator(locale)('profile:proof.verifiedLink')}
          </a>
        ) : (
          label
        )}
      </span>
    </li>
  )
}

function About({ locale, profile: { about } }: { readonly locale: Locale; readonly profile: Profile }) {
  const paragraphs = (about ?? '').split(/\n\s*\n/).filter(text => text.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about">{getTranslator(locale)('profile:about')}</h2>
      <div className={styles['about']} lang={getLangAttribute(locale, about ?? '')}>
        {paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
    </section>
  )
}

export function Photos({ locale, profile: { photos } }: { readonly locale: Locale; readonly profile: Profile }) {
  if (photos.length === 0) return null
  const t = getTranslator(locale)
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">{t('profile:photos')}</h2>
      <PhotoStrip
        className={styles['photos']}
        photos={photos}
        texts={{
          photo: t('profile:photo', { skipInterpolation: true }),
          position: t('profile:photoOf', { skipInterpolation: true }),
          previous: t('profile:photoPrevious'),
          next: t('profile:photoNext'),
          close: t('common:overlay.close'),
        }}
      />
    </section>
  )
}

/** The target of all form links without JavaScript. */
function FormsNote({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <p id="request" className="small muted no-js">
      <span id="review">
        <span id="report">{t('common:forms.text')}</span>
      </span>{' '}
      <a className="link" href={localizePath(locale, '/help')}>
        {t('common:forms.help')}
      </a>
    </p>
  )
}
