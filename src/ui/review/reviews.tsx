import type { ReactNode } from 'react'
import styles from './review-list.module.css'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Outcome } from '#application/outcome.ts'
import type { TaggedError } from '#domain/shared/api-errors.ts'
import type { Review } from '#domain/review/review.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { pencil } from '#ui/kit/display/icons.ts'
import { NoteLine, RetryLine } from '#ui/kit/feedback/notice.tsx'
import { PageLinks } from '#ui/navigation/page-links.tsx'
import { getProfilePath } from '#ui/paths.ts'
import { formatReview, type ReviewTexts } from './format-review.ts'
import { ReviewList } from './review-list.tsx'

interface Props {
  readonly locale: Locale
  readonly profileId: number
  readonly page: number
  readonly reviews: Outcome<Page<Review>, TaggedError>
  /** The linked review and the visitor's own reviews, which load in the browser. */
  readonly islands?: ReactNode
}

export function Reviews({ locale, profileId, page, reviews, islands }: Props) {
  const t = getTranslator(locale)
  const total = reviews.ok ? reviews.value.total : 0
  return (
    <section aria-labelledby="reviews">
      <div className={styles['top']}>
        <h2 id="reviews">
          {t('review:heading')}
          {total > 0 && <span className={styles['count']}> {formatNumber(locale, total)}</span>}
        </h2>
        <a
          className={`${getButtonClass({})} ${styles['writeLink']}`}
          href="#review"
          data-form="review"
          data-target={profileId}
        >
          <Icon path={pencil} />
          {t('review:write')}
        </a>
      </div>
      {islands}
      {reviews.ok ? (
        <ReviewsPage locale={locale} profileId={profileId} reviews={reviews.value} />
      ) : (
        <RetryLine
          text={t('review:failed')}
          retryText={t('common:failed.retry')}
          href={localizePath(locale, getProfilePath({ id: profileId }, page))}
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
  const t = getTranslator(locale)
  const getHref = (targetPage: number) =>
    localizePath(locale, `${getProfilePath({ id: profileId }, targetPage)}#reviews`)
  if (total === 0) return <p className={`muted ${styles['noReviews']}`}>{t('review:none')}</p>
  if (items.length === 0)
    return (
      <NoteLine text={t('review:pastLast', { page })}>
        <a className="link" href={getHref(1)}>
          {t('review:firstPage')}
        </a>
      </NoteLine>
    )
  const texts = getReviewTexts(locale)
  return (
    <>
      <ReviewList reviews={items.map(review => formatReview(locale, texts, review))} />
      {lastPage > 1 && (
        <div className={styles['pagination']}>
          <PageLinks locale={locale} label={t('review:pages')} list={reviews} getHref={getHref} />
        </div>
      )}
    </>
  )
}

export const getReviewTexts = (locale: Locale): ReviewTexts => {
  const t = getTranslator(locale)
  return {
    fallbackName: t('review:nameless'),
    reply: t('review:reply'),
    outOfFive: t('common:rating.outOfFive', { skipInterpolation: true }),
    quality: t('profile:ratings.quality'),
    price: t('profile:ratings.price'),
    time: t('profile:ratings.time'),
  }
}
