import { isSentReview, type NewReview } from '#domain/review/new-review.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useWrite } from '#ui/form/use-write.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { useVisitor } from '#ui/submission/use-visitor.ts'

interface Props {
  readonly sent: NewReview
  readonly onFound: () => void
}

/** After a lost answer: looks whether the review is there, past all caches. */
export function LookForReview({ sent, onFound }: Props) {
  const { t } = useTranslation(['review-form'])
  const { listReviewsNow } = useUseCases()
  const { id } = useVisitor()
  const { run, value, failure, isBusy } = useWrite(() => listReviewsNow({ profileId: sent.profileId, page: 1 }))
  const look = () =>
    run(undefined, reviews => {
      if (reviews.items.some(review => isSentReview(review, sent, id))) onFound()
    })
  return (
    <>
      {value && !isBusy && <p role="status">{t('review-form:look.missing')}</p>}
      {failure && <p role="status">{t('review-form:look.failed')}</p>}
      <BusyButton kind="secondary" busy={isBusy} busyText={t('review-form:look.busy')} onPress={() => void look()}>
        {t('review-form:look.action')}
      </BusyButton>
    </>
  )
}
