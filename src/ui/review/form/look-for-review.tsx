import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { Errors } from '#application/use-cases.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { isSentReview, type NewReview } from '#domain/review/new-review.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useWrite } from '#ui/form/use-write.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { useVisitor } from '#ui/submission/use-visitor.ts'

interface Props {
  readonly sent: NewReview
  readonly onFound: (senderId: number) => void
}

/** After a lost answer: checks without caches whether the review was delivered. */
export function LookForReview({ sent, onFound }: Props) {
  const { t } = useTranslation(['review-form'])
  const { run, value, failure, isBusy } = useWrite(useReviewLookup(sent))
  const look = () =>
    run(undefined, ({ wasDelivered, senderId }) => {
      if (wasDelivered) onFound(senderId)
    })
  return (
    <>
      <p role="status">
        {value && !value.wasDelivered && !isBusy && t('review-form:look.missing')}
        {failure && t('review-form:look.failed')}
      </p>
      <BusyButton kind="secondary" busy={isBusy} busyText={t('review-form:look.busy')} onPress={() => void look()}>
        {t('review-form:look.action')}
      </BusyButton>
    </>
  )
}

interface Found {
  readonly wasDelivered: boolean
  readonly senderId: number
}

/** Needs the author's id, because other reviews may have the same text. */
function useReviewLookup({ profileId, text }: NewReview) {
  const { listReviewsNow, viewOwnProfile } = useUseCases()
  const { id } = useVisitor()
  return async (): Promise<Outcome<Found, Errors['listReviewsNow' | 'viewOwnProfile'] | ApiUnavailable>> => {
    const read = typeof id === 'number' ? { ok: true as const, value: id } : await readId(viewOwnProfile)
    if (!read.ok) return read
    const senderId = read.value
    const reviews = await listReviewsNow({ profileId, page: 1 })
    if (!reviews.ok) return reviews
    const wasDelivered = reviews.value.items.some(review => isSentReview(review, { text }, senderId))
    return { ok: true, value: { wasDelivered, senderId } }
  }
}

async function readId(viewOwnProfile: ClientUseCases['viewOwnProfile']) {
  const own = await viewOwnProfile()
  return own.ok ? { ok: true as const, value: own.value.user.id } : own
}
