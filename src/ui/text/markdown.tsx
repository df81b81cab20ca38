import type { ReactNode } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { link } from '#ui/kit/display/icons.ts'
import { type HeadingNode, type MarkdownNode, parseHeading } from './read-text.ts'
import styles from './text.module.css'
import { addNoBreakSpaces } from './add-no-break-spaces.ts'

export function Markdown({ locale, nodes }: { readonly locale: Locale; readonly nodes: readonly MarkdownNode[] }) {
  return nodes.map(node => <Element key={node.position?.start.offset} locale={locale} node={node} />)
}

function Element({ locale, node }: { readonly locale: Locale; readonly node: MarkdownNode }): ReactNode {
  if (node.type === 'text') return addNoBreakSpaces(locale, node.value)
  if (node.type === 'heading') return <TextHeading node={node} />
  if (node.type === 'inlineCode') return <code translate="no">{node.value}</code>
  if (!('children' in node)) throw createUnknownNodeError(node)
  const children = <Markdown locale={locale} nodes={node.children} />
  if (node.type === 'paragraph') return <p>{children}</p>
  if (node.type === 'strong') return <strong>{children}</strong>
  if (node.type === 'emphasis') return <em>{children}</em>
  if (node.type === 'listItem') return <li>{children}</li>
  if (node.type === 'list')
    return node.ordered ? (
      <ol start={node.start === 1 ? undefined : (node.start ?? undefined)}>{children}</ol>
    ) : (
      <ul>{children}</ul>
    )
  if (node.type === 'link')
    return (
      <a className="link" href={resolveHref(locale, node.url)}>
        {children}
      </a>
    )
  throw createUnknownNodeError(node)
}

// Texts link to pages by the Russian path.
function resolveHref(locale: Locale, url: string): string {
  if (/^\/(?!\/)/.test(url)) return localizePath(locale, url)
  if (/^(#|https:\/\/|mailto:)/.test(url)) return url
  throw new Error(
    `A text may link to its headings, to pages of this site, to https:// and to mailto:, but not to '${url}'`,
  )
}

const createUnknownNodeError = ({ type, position }: MarkdownNode) =>
  new Error(`Unsupported Markdown: ${type} (body line ${position?.start.line})`)

function TextHeading({ node }: { readonly node: HeadingNode }) {
  const { depth, id, text } = parseHeading(node)
  const Tag = depth === 2 ? 'h2' : 'h3'
  return (
    <div className={styles['heading']}>
      <Tag id={id}>{text}</Tag>
      {/* This link is for copying the URL with a mouse. Keyboard users have the table of contents. */}
      <a href={`#${id}`} tabIndex={-1} aria-hidden="true">
        <Icon path={link} />
      </a>
    </div>
  )
}
