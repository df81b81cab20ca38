import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { link } from '#ui/kit/display/icons.ts'
import { headingOf, type Piece } from './read-text.ts'
import styles from './text.module.css'

interface Props {
  readonly locale: Locale
  readonly piece: Extract<Piece, { type: 'heading' }>
}

/** A heading with its address. */
export function TextHeading({ locale, piece }: Props) {
  const { depth, id, text } = headingOf(piece)
  const Tag = depth === 2 ? 'h2' : 'h3'
  return (
    <div className={styles['heading']}>
      <Tag id={id}>{text}</Tag>
      <a href={`#${id}`} aria-label={translator(locale)('text:linkTo', { heading: text })}>
        <Icon path={link} />
      </a>
    </div>
  )
}
