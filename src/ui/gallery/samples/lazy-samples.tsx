'use client'
import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { complaintTexts } from '#ui/i18n/loaders/complaint.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { notificationsTexts } from '#ui/i18n/loaders/notifications.ts'
import { placementTexts } from '#ui/i18n/loaders/placement.ts'
import { reviewFormTexts } from '#ui/i18n/loaders/review-form.ts'
import { submissionTexts } from '#ui/i18n/loaders/submission.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'

// The samples load lazily, like their dialogs, to keep their styles out of the stylesheets of public pages.
const Submissions = lazyIsland(async () => {
  const samples = await loadWithTexts(import('./submission-samples.tsx'), {
    ...formTexts,
    ...reviewFormTexts,
    ...complaintTexts,
    ...placementTexts,
    ...submissionTexts,
  })
  return samples.SubmissionSamples
})

const Notifications = lazyIsland(
  async () => (await loadWithTexts(import('./notification-samples.tsx'), notificationsTexts)).NotificationSamples,
)

interface Props {
  readonly locale: Locale
}

export function LazySubmissions({ locale }: Props) {
  return (
    <BrowserOnly>
      <Submissions locale={locale} />
    </BrowserOnly>
  )
}

export function LazyNotifications({ locale, text }: Props & { readonly text: string }) {
  return (
    <BrowserOnly>
      <Notifications {...{ locale, text }} />
    </BrowserOnly>
  )
}

const subscribeToNothing = () => () => undefined

/** Renders its children in the browser only, because the texts of islands load there. */
function BrowserOnly({ children }: { readonly children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return <Suspense>{isHydrated && children}</Suspense>
}
