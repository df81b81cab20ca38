import type { ReactNode } from 'react'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { link } from '#ui/kit/display/icons.ts'
import { type Piece, parseHeading } from './read-text.ts'
import styles from './text.module.css'
import { addNoBreakSpaces } from './add-no-break-spaces.ts'

interface Props {
  readonly locale: Locale
  readonly pieces: readonly Piece[]
}

/** Renders the Markdown that the site's texts need. Anything else, such as raw HTML, is an error. */
export function Markdown({ locale, pieces }: Props) {
  return pieces.map(piece => <Element key={piece.position?.start.offset} locale={locale} piece={piece} />)
}

function Element({ locale, piece }: { readonly locale: Locale; readonly piece: Piece }): ReactNode {
  if (piece.type === 'text') return addNoBreakSpaces(locale, piece.value)
  if (piece.type === 'heading') return <TextHeading piece={piece} />
  if (piece.type === 'inlineCode') return <code translate="no">{piece.value}</code>
  if (!('children' in piece)) throw createUnknownPieceError(piece)
  const children = <Markdown locale={locale} pieces={piece.children} />
  if (piece.type === 'paragraph') return <p>{children}</p>
  if (piece.type === 'strong') return <strong>{children}</strong>
  if (piece.type === 'emphasis') return <em>{children}</em>
  if (piece.type === 'listItem') return <li>{children}</li>
  if (piece.type === 'list') return piece.ordered ? <ol>{children}</ol> : <ul>{children}</ul>
  if (piece.type === 'link')
    return (
      <a className="link" href={resolveHref(locale, piece.url)}>
        {children}
      </a>
    )
  throw createUnknownPieceError(piece)
}

// Texts link to pages by their Russian path.
function resolveHref(locale: Locale, url: string): string {
  if (/^\/(?!\/)/.test(url)) return localePath(locale, url)
  if (/^(#|https:\/\/|mailto:)/.test(url)) return url
  throw new Error(`A text links to its own headings, to pages of this site, https:// or mailto:, not to '${url}'`)
}

const createUnknownPieceError = ({ type, position }: Piece) =>
  new Error(`A text can't have this: ${type}, line ${position?.start.line}`)

function TextHeading({ piece }: { readonly piece: Extract<Piece, { type: 'heading' }> }) {
  const { depth, id, text } = parseHeading(piece)
  const Tag = depth === 2 ? 'h2' : 'h3'
  return (
    <div className={styles['heading']}>
      <Tag id={id}>{text}</Tag>
      {/* For copying the address with a mouse. Others have the table of contents. */}
      <a href={`#${id}`} tabIndex={-1} aria-hidden="true">
        <Icon path={link} />
      </a>
    </div>
  )
}
