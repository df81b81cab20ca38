import styles from './review-list.module.css'
import { localePath } from '#application/routing/locale-path.ts'
import type { Outcome } from '#application/outcome.ts'
import type { Review } from '#domain/review/review.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { type Page, pageLinks, shownRange } from '#domain/shared/pagination.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { translator } from '#ui/i18n/translator.ts'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'
import { Pagination } from '#ui/kit/layout/pagination.tsx'
import { profilePath } from '#ui/paths.ts'
import { reviewFacts, type ReviewTexts } from './review-facts.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewsRetry } from './reviews-retry.tsx'

interface Props {
  readonly locale: Locale
  readonly profileId: number
  /** Page number of the address, from 1. */
  readonly page: number
  readonly reviews: Outcome<Page<Review>, { readonly _tag: string }>
}

/** One page of reviews. Renders nothing without reviews; a failure can be retried in place. */
export function Reviews({ locale, profileId, page, reviews }: Props) {
  if (reviews.ok && reviews.value.total === 0) return null
  const t = translator(locale)
  const texts = reviewTexts(locale)
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">
        {t('review:heading')}
        {reviews.ok && <span className={styles['count']}> {formatNumber(locale, reviews.value.total)}</span>}
      </h2>
      {reviews.ok ? (
        <ReviewsPage locale={locale} profileId={profileId} reviews={reviews.value} />
      ) : (
        <ReviewsRetry
          {...{ locale, profileId, page, texts }}
          words={{ failed: t('review:failed'), retry: t('common:failed.retry'), loading: t('review:loading') }}
        />
      )}
    </section>
  )
}

interface PageProps extends Pick<Props, 'locale' | 'profileId'> {
  readonly reviews: Page<Review>
}

function ReviewsPage({ locale, profileId, reviews }: PageProps) {
  const { items, page, lastPage, total } = reviews
  const t = translator(locale)
  const hrefOf = (to: number) => localePath(locale, `${profilePath({ id: profileId }, to)}#reviews`)
  if (items.length === 0)
    return (
      <NoteLine text={t('review:pastLast', { page })}>
        <a className="link" href={hrefOf(1)}>
          {t('review:firstPage')}
        </a>
      </NoteLine>
    )
  const texts = reviewTexts(locale)
  return (
    <>
      <ReviewList reviews={items.map(review => reviewFacts(locale, texts, review))} />
      {lastPage > 1 && (
        <div className={styles['page']}>
          <Pagination
            label={t('review:pages')}
            links={pageLinks(page, lastPage)}
            current={page}
            last={lastPage}
            href={hrefOf}
            texts={{
              previous: t('common:pagination.previous'),
              next: t('common:pagination.next'),
              page: number => t('common:pagination.page', { page: number }),
            }}
            range={t('common:pagination.range', { ...shownRange(reviews), total })}
          />
        </div>
      )}
    </>
  )
}

const reviewTexts = (locale: Locale): ReviewTexts => {
  const t = translator(locale)
  return {
    nameless: t('review:nameless'),
    reply: t('review:reply'),
    outOfFive: t('common:rating.outOfFive', { skipInterpolation: true }),
  }
}
