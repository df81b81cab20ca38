'use client'
import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { formTexts } from '#ui/form/form-texts.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { notificationTexts } from '#ui/notification/notification-texts.ts'
import { reviewFormTexts } from '#ui/review/review-form-texts.ts'

// Loaded, as their dialogs are: their styles come with them and stay out of the stylesheets of public pages.
const Submissions = lazyIsland(async () => {
  const file = await withTexts(import('./submission-samples.tsx'), {
    ...formTexts,
    ...reviewFormTexts,
    complaint: {
      ru: () => import('#ui/i18n/locales/ru/complaint.json'),
      en: () => import('#ui/i18n/locales/en/complaint.json'),
    },
    placement: {
      ru: () => import('#ui/i18n/locales/ru/placement.json'),
      en: () => import('#ui/i18n/locales/en/placement.json'),
    },
    submission: {
      ru: () => import('#ui/i18n/locales/ru/submission.json'),
      en: () => import('#ui/i18n/locales/en/submission.json'),
    },
  })
  return file.SubmissionSamples
})

const Notifications = lazyIsland(
  async () => (await withTexts(import('./notification-samples.tsx'), notificationTexts)).NotificationSamples,
)

interface Props {
  readonly locale: Locale
}

export function LoadedSubmissions({ locale }: Props) {
  return (
    <InBrowser>
      <Submissions locale={locale} />
    </InBrowser>
  )
}

export function LoadedNotifications({ locale, text }: Props & { readonly text: string }) {
  return (
    <InBrowser>
      <Notifications {...{ locale, text }} />
    </InBrowser>
  )
}

const never = () => () => undefined

/** Texts are loaded in the browser only. */
function InBrowser({ children }: { readonly children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <Suspense>{isHydrated && children}</Suspense>
}
