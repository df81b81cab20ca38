import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { pencil } from '#ui/kit/display/icons.ts'
import { Tag } from '#ui/kit/display/tag.tsx'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './settings.module.css'
import type { Row, Summary } from './summaries.ts'

interface Props extends Summary {
  readonly canEdit: boolean
}

export function SummaryCard({ name, heading, href, rows, emptyText, canEdit }: Props) {
  const { t } = useTranslation(['own-settings'])
  const id = `settings-${name}`
  return (
    <section className={`card ${styles['card']}`} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{heading}</h2>
        {canEdit && (
          <a
            className={getButtonClass({ kind: 'quiet' })}
            id={`${id}-edit`}
            href={href}
            aria-labelledby={`${id}-edit ${id}`}
          >
            <Icon path={pencil} />
            {t('own-settings:edit')}
          </a>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="quiet">{emptyText}</p>
      ) : (
        <dl className={styles['rows']}>
          {rows.map((row, index) => (
            <SummaryRow key={`${row.label} ${index}`} {...row} verifiedText={t('own-settings:personal.verified')} />
          ))}
        </dl>
      )}
    </section>
  )
}

interface SummaryRowProps extends Row {
  readonly verifiedText: string
}

function SummaryRow({ label, value, emptyText, isVerified, isSecret, isLong, lang, verifiedText }: SummaryRowProps) {
  return (
    <div>
      <dt className="muted">{label}</dt>
      <dd>
        {value === null ? (
          <span className="quiet">{emptyText}</span>
        ) : isSecret ? (
          <>
            <span aria-hidden="true">{'•'.repeat(8)}</span>
            <span className="visually-hidden">{value}</span>
          </>
        ) : (
          <span className={classNames(isLong && styles['cut']) || undefined} lang={lang}>
            {value}
          </span>
        )}
        {isVerified && (
          <>
            {' '}
            <Tag isGood>{verifiedText}</Tag>
          </>
        )}
      </dd>
    </div>
  )
}
