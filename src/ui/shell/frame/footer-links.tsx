import type { ReactNode } from 'react'
import styles from './footer.module.css'

interface Props {
  readonly heading: string
  readonly links: readonly (readonly [text: string, href: string])[]
  /** What is no link: it stands below them. */
  readonly children?: ReactNode
}

/** A column of the footer. */
export function FooterLinks({ heading, links, children }: Props) {
  return (
    <nav className={styles['links']} aria-label={heading}>
      <p className="tiny quiet">{heading}</p>
      <ul>
        {links.map(([text, href]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </nav>
  )
}
