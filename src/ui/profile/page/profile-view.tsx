import type { ReactNode } from 'react'
import type { Category } from '../../../domain/category/category'
import type { Profile } from '../../../domain/profile/profile'
import type { Locale } from '../../../domain/shared/locale'
import { Photos } from './photos'
import { About } from './profile-about'
import { ProfileAside } from './profile-aside'
import { ProfileHead } from './profile-head'
import { ProfileRatings } from './profile-ratings'
import { ProofLine } from './proof-line'
import { ServicePrices } from './service-prices'
import styles from './profile.module.css'

export interface ProfileViewProps {
  readonly locale: Locale
  readonly profile: Profile
  /** The tree, for the way here; without it the way names no category. */
  readonly categories?: readonly Category[]
  /** What others say. */
  readonly children?: ReactNode
}

/** A specialist. What is not known has no block. */
export function ProfileView({ locale, profile, categories = [], children }: ProfileViewProps) {
  return (
    <article className={`container ${styles['profile']}`}>
      <ProfileHead locale={locale} profile={profile} categories={categories} />
      <ProofLine locale={locale} profile={profile} />
      <ProfileAside locale={locale} profile={profile} />
      <div className={styles['body']}>
        <ServicePrices locale={locale} profile={profile} />
        <About locale={locale} profile={profile} />
        <Photos locale={locale} profile={profile} />
        <ProfileRatings locale={locale} profile={profile} />
        {children}
      </div>
    </article>
  )
}
