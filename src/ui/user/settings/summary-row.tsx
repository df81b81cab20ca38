import { classNames } from '#ui/kit/styles/class-names.ts'
import { Tag } from '#ui/kit/display/tag.tsx'
import styles from './settings.module.css'
import type { Row } from './summaries.ts'

interface Props extends Row {
  /** 'подтверждена'. */
  readonly verified: string
}

export function SummaryRow({ label, value, none, isVerified, isSecret, isLong, lang, verified }: Props) {
  return (
    <div>
      <dt className="second">{label}</dt>
      <dd>
        {value === null ? (
          <span className="quiet">{none}</span>
        ) : isSecret ? (
          <>
            <span aria-hidden="true">{'•'.repeat(8)}</span>
            <span className="unseen">{value}</span>
          </>
        ) : (
          <span className={classNames(isLong && styles['cut']) || undefined} lang={lang}>
            {value}
          </span>
        )}
        {isVerified && (
          <>
            {' '}
            <Tag kind="good">{verified}</Tag>
          </>
        )}
      </dd>
    </div>
  )
}
