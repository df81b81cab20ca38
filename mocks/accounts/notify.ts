import * as contents from '#mocks/data/notification-contents.ts'
import type { Account } from './accounts.ts'
import type { AccountStores } from './account-stores.ts'
import type { SubmittedReview } from './submissions.ts'

async function notify(
  { notifications }: AccountStores,
  account: Account | undefined,
  content: contents.NotificationContent,
): Promise<void> {
  if (account && account.settings[content.type] !== false) await notifications.add(account.id, content)
}

const findOwner = ({ accounts }: AccountStores, profileId: number) =>
  accounts.find(account => account.profileId === profileId)

export async function notifyOfReview(
  accountStores: AccountStores,
  { id, profileId, review }: SubmittedReview,
): Promise<void> {
  await notify(
    accountStores,
    findOwner(accountStores, profileId),
    contents.createReviewNotification(review.user.name, profileId, id),
  )
}

export async function notifyOfComplaint(
  accountStores: AccountStores,
  complainant: Account,
  profileId: number,
): Promise<void> {
  await notify(accountStores, complainant, contents.createComplaintNotification(profileId))
}

export async function notifyOfServiceRequest(
  accountStores: AccountStores,
  profileId: number,
  description: string,
): Promise<void> {
  await notify(
    accountStores,
    findOwner(accountStores, profileId),
    contents.createServiceRequestNotification(description),
  )
}
