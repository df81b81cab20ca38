import type { ProviderStateParams } from '#contracts/provider-states.ts'
import * as contents from '#mocks/data/notification-contents.ts'
import type { World } from '#mocks/world/world.ts'

export async function addReview(
  { accountStores: { accounts, submissions } }: World,
  { profile_id: profileId, reviewer_profile_id: reviewerId }: ProviderStateParams['somebody has reviewed a profile'],
): Promise<void> {
  const account = accounts.find(candidate => candidate.profileId === reviewerId)
  if (!account) return
  const author = { id: account.id, name: account.name, avatar: null }
  const ratings = { rating_quality: 5, rating_price: 4, rating_time: 5 } as const
  await submissions.addReview(author, profileId, { text: 'Плитка лежит ровно.', ...ratings })
}

export async function replaceNotifications(
  { accountStores: { accounts, notifications } }: World,
  { profile_id: profileId, count, unread, notification_id: id }: ProviderStateParams['somebody has notifications'],
): Promise<void> {
  const account = accounts.find(candidate => candidate.profileId === profileId)
  if (!account) return
  notifications.clear(account.id)
  for (let position = count; position > 0; position--)
    await notifications.add(account.id, contents.createReviewNotification('Антон П.', profileId, position), {
      isRead: position > unread,
      ...(position === 1 && { id }),
    })
}
