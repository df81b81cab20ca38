'use client'
import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { complaintTexts } from '#ui/i18n/loaders/complaint.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { notificationsTexts } from '#ui/i18n/loaders/notifications.ts'
import { placementTexts } from '#ui/i18n/loaders/placement.ts'
import { reviewFormTexts } from '#ui/i18n/loaders/review-form.ts'
import { submissionTexts } from '#ui/i18n/loaders/submission.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'

// Loaded lazily, like their dialogs, to keep their styles out of the stylesheets of public pages.
const Submissions = lazyIsland(async () => {
  const file = await withTexts(import('./submission-samples.tsx'), {
    ...formTexts,
    ...reviewFormTexts,
    ...complaintTexts,
    ...placementTexts,
    ...submissionTexts,
  })
  return file.SubmissionSamples
})

const Notifications = lazyIsland(
  async () => (await withTexts(import('./notification-samples.tsx'), notificationsTexts)).NotificationSamples,
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

/** Islands' texts load in the browser only. */
function InBrowser({ children }: { readonly children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <Suspense>{isHydrated && children}</Suspense>
}
