import * as contents from '#mocks/data/notification-contents.ts'
import type { Account } from './accounts.ts'
import type { Identity } from './identity.ts'
import type { SubmittedReview } from './submissions.ts'

/** Does nothing if the account has disabled this type. */
async function notify(
  { notifications }: Identity,
  account: Account | undefined,
  content: contents.NotificationContent,
): Promise<void> {
  if (account && account.settings[content.type] !== false) await notifications.add(account.id, content)
}

const findOwner = ({ accounts }: Identity, profileId: number) =>
  accounts.find(account => account.profileId === profileId)

export async function notifyOfReview(identity: Identity, { id, profileId, review }: SubmittedReview): Promise<void> {
  await notify(
    identity,
    findOwner(identity, profileId),
    contents.createReviewNotification(review.user.name, profileId, id),
  )
}

export async function notifyOfComplaint(identity: Identity, complainant: Account, profileId: number): Promise<void> {
  await notify(identity, complainant, contents.createComplaintNotification(profileId))
}

export async function notifyOfServiceRequest(
  identity: Identity,
  profileId: number,
  description: string,
): Promise<void> {
  await notify(identity, findOwner(identity, profileId), contents.createServiceRequestNotification(description))
}
