import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import { arrowRight } from '#ui/kit/display/icons.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import styles from './section.module.css'

interface More {
  readonly text: string
  readonly href: string
  /** Loads the document: a soft navigation to a fragment would not set `:target`. */
  readonly target?: '_self'
}

interface Props {
  /** Labels the section and is its anchor. */
  readonly id: string
  readonly heading: string
  readonly more?: More
  readonly children: ReactNode
}

/** A page section: heading, content and a link to everything, beside the heading on wide screens. */
export function Section({ id, heading, more, children }: Props) {
  return (
    <section className={`container ${styles['section']}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles['body']}>{children}</div>
      {more && (
        <p className={styles['more']}>
          <ButtonLink kind="quiet" flush href={more.href} target={more.target}>
            {more.text}
            <Icon path={arrowRight} />
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
