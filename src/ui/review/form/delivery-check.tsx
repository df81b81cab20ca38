import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { UseCaseErrors } from '#application/use-cases.ts'
import type { ApiUnavailable, TooManyRequests } from '#domain/shared/api-errors.ts'
import { isSentReview, type NewReview } from '#domain/review/new-review.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useWrite } from '#ui/form/use-write.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { useVisitor } from '#ui/submission/use-visitor.ts'

interface Props {
  readonly attemptedReview: NewReview
  readonly onFound: (senderId: number) => void
}

export function DeliveryCheck({ attemptedReview, onFound }: Props) {
  const { t } = useTranslation(['review-form'])
  // Without a countdown, a press during a rate limit must have a visible result.
  const { run, value, failure, isBusy } = useWrite(useReviewLookup(attemptedReview), { ignoresRetryAt: true })
  const checkDelivery = () =>
    run(undefined, ({ wasDelivered, senderId }) => {
      if (wasDelivered) onFound(senderId)
    })
  return (
    <>
      <p role="status">
        {value && !value.wasDelivered && !isBusy && t('review-form:look.missing')}
        {failure && t('review-form:look.failed')}
      </p>
      <BusyButton
        kind="secondary"
        busy={isBusy}
        busyText={t('review-form:look.busy')}
        onPress={() => void checkDelivery()}
      >
        {t('review-form:look.action')}
      </BusyButton>
    </>
  )
}

interface DeliveryResult {
  readonly wasDelivered: boolean
  readonly senderId: number
}

function useReviewLookup({ profileId, text }: NewReview) {
  const { listReviewsNow, viewOwnProfile } = useUseCases()
  const { id } = useVisitor()
  return async (): Promise<
    Outcome<DeliveryResult, UseCaseErrors['listReviewsNow' | 'viewOwnProfile'] | ApiUnavailable | TooManyRequests>
  > => {
    const idOutcome = typeof id === 'number' ? { ok: true as const, value: id } : await readUserId(viewOwnProfile)
    if (!idOutcome.ok) return idOutcome
    const senderId = idOutcome.value
    const reviews = await listReviewsNow({ profileId, page: 1 })
    if (!reviews.ok) return reviews
    const wasDelivered = reviews.value.items.some(review => isSentReview(review, { text }, senderId))
    return { ok: true, value: { wasDelivered, senderId } }
  }
}

async function readUserId(viewOwnProfile: ClientUseCases['viewOwnProfile']) {
  const outcome = await viewOwnProfile()
  return outcome.ok ? { ok: true as const, value: outcome.value.user.id } : outcome
}
