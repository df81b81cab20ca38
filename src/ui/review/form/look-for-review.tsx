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
  /** Called with the id of who sent it. */
  readonly onFound: (signer: number) => void
}

/** After a lost answer: looks whether the review is there, past all caches. */
export function LookForReview({ sent, onFound }: Props) {
  const { t } = useTranslation(['review-form'])
  const { run, value, failure, isBusy } = useWrite(useLook(sent))
  const look = () =>
    run(undefined, ({ isThere, signer }) => {
      if (isThere) onFound(signer)
    })
  return (
    <>
      <p role="status">
        {value && !value.isThere && !isBusy && t('review-form:look.missing')}
        {failure && t('review-form:look.failed')}
      </p>
      <BusyButton kind="secondary" busy={isBusy} busyText={t('review-form:look.busy')} onPress={() => void look()}>
        {t('review-form:look.action')}
      </BusyButton>
    </>
  )
}

interface Found {
  readonly isThere: boolean
  readonly signer: number
}

/** Without its author's id a review can't be told from another of the same words. */
function useLook({ profileId, text }: NewReview) {
  const { listReviewsNow, viewOwnProfile } = useUseCases()
  const { id } = useVisitor()
  return async (): Promise<Outcome<Found, Errors['listReviewsNow' | 'viewOwnProfile'] | ApiUnavailable>> => {
    const read = typeof id === 'number' ? { ok: true as const, value: id } : await readId(viewOwnProfile)
    if (!read.ok) return read
    const signer = read.value
    const reviews = await listReviewsNow({ profileId, page: 1 })
    if (!reviews.ok) return reviews
    const isThere = reviews.value.items.some(review => isSentReview(review, { text }, signer))
    return { ok: true, value: { isThere, signer } }
  }
}

async function readId(viewOwnProfile: ClientUseCases['viewOwnProfile']) {
  const own = await viewOwnProfile()
  return own.ok ? { ok: true as const, value: own.value.user.id } : own
}
