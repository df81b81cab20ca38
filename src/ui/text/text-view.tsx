import { getRouteFacts } from '#application/routing/route-facts.ts'
import { routes, type TextName } from '#application/routing/routes.ts'
import type { ReactNode } from 'react'
import { noLanguageCookie, localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator, type TextKey } from '#ui/i18n/translator.ts'
import { Markdown } from './markdown.tsx'
import { parseHeading, type Heading, type Piece, type Text } from './read-text.ts'
import styles from './text.module.css'
import { formatDate } from '#ui/i18n/format-date.ts'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { addNoBreakSpaces } from './add-no-break-spaces.ts'

interface ViewProps extends TextViewProps {
  /** Shown at the end of a section, or of the text if the section does not exist. */
  readonly inserted?: { readonly part: string; readonly content: ReactNode }
}

export function TextView({ locale, name, text, inserted }: ViewProps) {
  const { pieces } = text
  const end = inserted ? findPartEnd(pieces, inserted.part) : pieces.length
  return (
    <article className={`container ${styles['text']}`}>
      {getRouteFacts(name).remembersLanguage === false && <meta name={noLanguageCookie} content="" />}
      <TextHead locale={locale} name={name} text={text} />
      <Contents locale={locale} headings={text.headings} />
      <div className={styles['body']}>
        <Markdown locale={locale} pieces={pieces.slice(0, end)} />
        {inserted?.content}
        <Markdown locale={locale} pieces={pieces.slice(end)} />
      </div>
    </article>
  )
}

function findPartEnd(pieces: readonly Piece[], part: string): number {
  const titles = pieces.flatMap((piece, at) => (piece.type === 'heading' && piece.depth === 2 ? [{ piece, at }] : []))
  const start = titles.findIndex(({ piece }) => parseHeading(piece).id === part)
  return start < 0 ? pieces.length : (titles[start + 1]?.at ?? pieces.length)
}

interface Props {
  readonly locale: Locale
  readonly headings: readonly Heading[]
}

function Contents({ locale, headings }: Props) {
  return (
    <nav className={styles['contents']} aria-labelledby="contents">
      <p className="small quiet" id="contents">
        {getTranslator(locale)('text:contents')}
      </p>
      <ol>
        {headings
          .filter(({ depth }) => depth === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  )
}

export interface TextViewProps {
  readonly locale: Locale
  readonly name: TextName
  readonly text: Text
}

/** Title and date of a text. A sample document says that it is one. */
function TextHead({ locale, name, text: { title, date, sample } }: TextViewProps) {
  const t = getTranslator(locale)
  const parent = parents[name]
  const day = formatDate(locale, date)
  return (
    <div className={styles['head']}>
      {parent && (
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          crumbs={[{ name: t(parent.text), href: localePath(locale, routes[parent.name].path) }]}
          current={title}
        />
      )}
      <h1>{addNoBreakSpaces(locale, title)}</h1>
      <p className="small second">
        <time dateTime={date}>{parent ? t('text:effective', { day }) : t('text:updated', { day })}</time>
      </p>
      {parent && sample && <p className={`small ${styles['sample']}`}>{t('text:sample')}</p>}
    </div>
  )
}

const about = { name: 'about', text: 'common:footer.aboutProject' } as const
const help = { name: 'help', text: 'common:nav.help' } as const

// Legal documents are below the page that introduces them.
const parents = {
  about: null,
  'privacy-policy': about,
  'terms-of-use': about,
  'user-agreement': about,
  help: null,
  offer: help,
} as const satisfies Record<TextName, { readonly name: TextName; readonly text: TextKey } | null>
