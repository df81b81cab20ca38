'use client'
import { createBrowserIsland } from '#ui/browser-island.tsx'
import { complaintTexts } from '#ui/i18n/loaders/complaint.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { notificationsTexts } from '#ui/i18n/loaders/notifications.ts'
import { placementTexts } from '#ui/i18n/loaders/placement.ts'
import { reviewFormTexts } from '#ui/i18n/loaders/review-form.ts'
import { submissionTexts } from '#ui/i18n/loaders/submission.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'

// The samples load lazily, as their components do elsewhere, to keep styles out of the stylesheets of public pages.
export const LazySubmissionSamples = createBrowserIsland(async () => {
  const samples = await loadWithTexts(import('./submission-samples.tsx'), {
    ...formTexts,
    ...reviewFormTexts,
    ...complaintTexts,
    ...placementTexts,
    ...submissionTexts,
  })
  return samples.SubmissionSamples
})

export const LazyNotificationSamples = createBrowserIsland(
  async () => (await loadWithTexts(import('./notification-samples.tsx'), notificationsTexts)).NotificationSamples,
)
