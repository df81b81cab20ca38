import { Avatar } from '#ui/kit/display/avatar.tsx'
import { Stars } from '#ui/kit/display/stars.tsx'
import type { ReviewFacts } from './format-review.ts'
import styles from './review-list.module.css'

export function ReviewList({ reviews }: { readonly reviews: readonly ReviewFacts[] }) {
  return (
    <ul className={styles['reviews']}>
      {reviews.map(review => (
        <ReviewItem key={review.id} review={review} />
      ))}
    </ul>
  )
}

function ReviewItem({
  review: { id, author, name, date, rating, criterionRatings, text, reply },
}: {
  readonly review: ReviewFacts
}) {
  return (
    <li>
      <article id={`review-${id}`} aria-label={name}>
        <header className={styles['head']}>
          <Avatar person={author} size={40} />
          <div data-author="">
            <h3>
              <bdi>{name}</bdi>
            </h3>
            {date !== null && <p className="small muted">{date}</p>}
          </div>
          {rating && <Stars rating={rating.value} label={rating.label} />}
        </header>
        {criterionRatings !== null && <p className={`small muted ${styles['criterionRatings']}`}>{criterionRatings}</p>}
        {text.text !== '' && (
          <p className={styles['text']} lang={text.lang}>
            {text.text}
          </p>
        )}
        {reply && (
          <div className={styles['reply']}>
            <p className="small muted">
              <b>{reply.label}</b>
              {reply.date !== null && ` · ${reply.date}`}
            </p>
            <p lang={reply.lang}>{reply.text}</p>
          </div>
        )}
      </article>
    </li>
  )
}
