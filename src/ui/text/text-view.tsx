import { getRouteFacts } from '#application/routing/route-facts.ts'
import { routes, type TextName } from '#application/routing/routes.ts'
import type { ReactNode } from 'react'
import { noLanguageCookie, localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator, type TextKey } from '#ui/i18n/translator.ts'
import { Markdown } from './markdown.tsx'
import { parseHeading, type Heading, type HeadingNode, type MarkdownNode, type Text } from './read-text.ts'
import styles from './text.module.css'
import { formatDate } from '#ui/i18n/format-date.ts'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { addNoBreakSpaces } from './add-no-break-spaces.ts'

export interface TextViewProps extends TextHeadProps {
  /** Content at the end of a section, or of the text if the section does not exist. */
  readonly insertion?: { readonly sectionId: string; readonly content: ReactNode }
}

export function TextView({ locale, name, text, insertion }: TextViewProps) {
  const { nodes } = text
  const introductionEnd = findIntroductionEnd(nodes)
  const insertionIndex = insertion ? findSectionEnd(nodes, insertion.sectionId) : nodes.length
  return (
    <article className={`container ${styles['text']}`}>
      {getRouteFacts(name).remembersLanguage === false && <meta name={noLanguageCookie} content="" />}
      <TextHead locale={locale} name={name} text={text} />
      {introductionEnd > 0 && (
        <div className={styles['body']}>
          <Markdown locale={locale} nodes={nodes.slice(0, introductionEnd)} />
        </div>
      )}
      <Contents locale={locale} headings={text.headings} />
      <div className={styles['body']}>
        <Markdown locale={locale} nodes={nodes.slice(introductionEnd, insertionIndex)} />
        {insertion?.content}
        <Markdown locale={locale} nodes={nodes.slice(insertionIndex)} />
      </div>
    </article>
  )
}

const isSectionHeading = (node: MarkdownNode): node is HeadingNode => node.type === 'heading' && node.depth === 2

function findIntroductionEnd(nodes: readonly MarkdownNode[]): number {
  const index = nodes.findIndex(isSectionHeading)
  return index < 0 ? nodes.length : index
}

function findSectionEnd(nodes: readonly MarkdownNode[], sectionId: string): number {
  const start = nodes.findIndex(node => isSectionHeading(node) && parseHeading(node).id === sectionId)
  const end = start < 0 ? -1 : nodes.findIndex((node, index) => index > start && isSectionHeading(node))
  return end < 0 ? nodes.length : end
}

function Contents({ locale, headings }: { readonly locale: Locale; readonly headings: readonly Heading[] }) {
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length === 0) return null
  return (
    <nav className={styles['contents']} aria-labelledby="contents">
      <p className="small quiet" id="contents">
        {getTranslator(locale)('text:contents')}
      </p>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface TextHeadProps {
  readonly locale: Locale
  readonly name: TextName
  readonly text: Text
}

function TextHead({ locale, name, text: { title, date, isSample } }: TextHeadProps) {
  const t = getTranslator(locale)
  const parent = parents[name]
  const day = formatDate(locale, date)
  return (
    <div className={styles['head']}>
      {parent && (
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          crumbs={[{ name: t(parent.text), href: localizePath(locale, routes[parent.name].path) }]}
          currentName={title}
        />
      )}
      <h1>{addNoBreakSpaces(locale, title)}</h1>
      <p className="small muted">
        <time dateTime={date}>{parent ? t('text:effective', { day }) : t('text:updated', { day })}</time>
      </p>
      {parent && isSample && <p className={`small ${styles['sample']}`}>{t('text:sample')}</p>}
    </div>
  )
}

const about = { name: 'about', text: 'common:footer.aboutProject' } as const
const help = { name: 'help', text: 'common:nav.help' } as const

// The parent is the page above the text in its URL: `/about` for `/about/termsOfUse`.
const parents = {
  about: null,
  'privacy-policy': about,
  'terms-of-use': about,
  'user-agreement': about,
  help: null,
  offer: help,
} as const satisfies Record<TextName, { readonly name: TextName; readonly text: TextKey } | null>
