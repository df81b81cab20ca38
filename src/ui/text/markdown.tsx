import type { ReactNode } from 'react'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Piece } from './read-text.ts'
import { TextHeading } from './text-heading.tsx'
import { unbroken } from './unbroken.ts'

interface Props {
  readonly locale: Locale
  readonly pieces: readonly Piece[]
}

/** Markdown as elements. What a text of this site has no use for, raw HTML above all, is an error. */
export function Markdown({ locale, pieces }: Props) {
  return pieces.map(piece => <Element key={piece.position?.start.offset} locale={locale} piece={piece} />)
}

function Element({ locale, piece }: { readonly locale: Locale; readonly piece: Piece }): ReactNode {
  if (piece.type === 'text') return unbroken(locale, piece.value)
  if (piece.type === 'heading') return <TextHeading locale={locale} piece={piece} />
  if (piece.type === 'inlineCode') return <code translate="no">{piece.value}</code>
  if (!('children' in piece)) throw unknown(piece)
  const children = <Markdown locale={locale} pieces={piece.children} />
  if (piece.type === 'paragraph') return <p>{children}</p>
  if (piece.type === 'strong') return <strong>{children}</strong>
  if (piece.type === 'emphasis') return <em>{children}</em>
  if (piece.type === 'listItem') return <li>{children}</li>
  if (piece.type === 'list') return piece.ordered ? <ol>{children}</ol> : <ul>{children}</ul>
  if (piece.type === 'link')
    return (
      <a className="link" href={hrefOf(locale, piece.url)}>
        {children}
      </a>
    )
  throw unknown(piece)
}

// A text names its own pages as Russian has them.
function hrefOf(locale: Locale, url: string): string {
  if (/^\/(?!\/)/.test(url)) return localePath(locale, url)
  if (/^(#|https:\/\/|mailto:)/.test(url)) return url
  throw new Error(`A text links to its own headings, to pages of this site, https:// or mailto:, not to '${url}'`)
}

const unknown = ({ type, position }: Piece) =>
  new Error(`A text can't have this: ${type}, line ${position?.start.line}`)
