import type { ReactNode } from 'react'
import type { Category } from '#domain/category/category.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { Photos } from './photos.tsx'
import { About } from './profile-about.tsx'
import { ProfileAside } from './profile-aside.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileRatings } from './profile-ratings.tsx'
import { ProofLine } from './proof-line.tsx'
import { ServicePrices } from './service-prices.tsx'
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
