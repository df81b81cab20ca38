import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import { arrowRight } from '#ui/kit/display/icons.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import styles from './section.module.css'

interface MoreLink {
  readonly text: ReactNode
  readonly href: string
  /** `_self` loads the document, because a soft navigation to a fragment would not set `:target`. */
  readonly target?: '_self'
}

interface Props {
  readonly id: string
  readonly heading: ReactNode
  readonly moreLink?: MoreLink
  readonly children: ReactNode
}

export function Section({ id, heading, moreLink, children }: Props) {
  return (
    <section className={`container ${styles['section']}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles['body']}>{children}</div>
      {moreLink && (
        <p className={styles['more']}>
          <ButtonLink kind="quiet" flush href={moreLink.href} target={moreLink.target}>
            {typeof moreLink.text === 'string' ? moreLink.text : <span>{moreLink.text}</span>}
            <Icon path={arrowRight} />
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
