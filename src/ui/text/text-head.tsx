import { localePath } from '#application/routing/locale-path.ts'
import { textPaths, type TextName } from '#application/routing/texts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatDate } from '#ui/i18n/format-date.ts'
import { translator, type TextKey } from '#ui/i18n/translator.ts'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import type { Text } from './read-text.ts'
import styles from './text.module.css'
import { unbroken } from './unbroken.ts'

export interface TextViewProps {
  readonly locale: Locale
  readonly name: TextName
  readonly text: Text
}

/** Title and date of a text. A sample document says that it is one. */
export function TextHead({ locale, name, text: { title, date, sample } }: TextViewProps) {
  const t = translator(locale)
  const parent = parentOf[name]
  const day = formatDate(locale, date)
  return (
    <div className={styles['head']}>
      {parent && (
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          crumbs={[{ name: t(parent.text), href: localePath(locale, textPaths[parent.name]) }]}
          current={title}
        />
      )}
      <h1>{unbroken(locale, title)}</h1>
      <p className="small second">
        <time dateTime={date}>{parent ? t('text:effective', { day }) : t('text:updated', { day })}</time>
      </p>
      {parent && sample && <p className={`small ${styles['sample']}`}>{t('text:sample')}</p>}
    </div>
  )
}

const about = { name: 'about', text: 'common:footer.aboutProject' } as const
const help = { name: 'help', text: 'common:nav.help' } as const

// Documents with a date of effect are below the page that introduces them.
const parentOf = {
  about: null,
  'privacy-policy': about,
  'terms-of-use': about,
  'user-agreement': about,
  help: null,
  offer: help,
} as const satisfies Record<TextName, { readonly name: TextName; readonly text: TextKey } | null>
