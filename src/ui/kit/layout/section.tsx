import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import { arrowRight } from '#ui/kit/display/icons.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import styles from './section.module.css'

interface Props {
  /** Names the section for readers and in the address. */
  readonly id: string
  readonly heading: string
  readonly more?: { readonly text: string; readonly href: string }
  readonly children: ReactNode
}

/** A part of a page: its heading, what it shows, and the way to all of it, beside the heading where there is room. */
export function Section({ id, heading, more, children }: Props) {
  return (
    <section className={`container ${styles['section']}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles['body']}>{children}</div>
      {more && (
        <p className={styles['more']}>
          <ButtonLink kind="quiet" flush href={more.href}>
            {more.text}
            <Icon path={arrowRight} />
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
