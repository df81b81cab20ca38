import type { OwnSettingsTexts } from '#ui/i18n/own-settings-texts.ts'
import { buttonLook } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { pencil } from '#ui/kit/display/icons.ts'
import styles from './settings.module.css'
import type { Summary } from './summaries.ts'
import { SummaryRow } from './summary-row.tsx'

interface Props extends Summary {
  readonly texts: OwnSettingsTexts
  readonly mayEdit: boolean
}

/** One part of what was said, with the way to change it. */
export function SummaryCard({ name, heading, href, rows, texts, mayEdit }: Props) {
  const id = `settings-${name}`
  return (
    <section className={`card ${styles['card']}`} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{heading}</h2>
        {mayEdit && (
          <a
            className={buttonLook({ kind: 'quiet' })}
            id={`${id}-edit`}
            href={href}
            aria-labelledby={`${id}-edit ${id}`}
          >
            <Icon path={pencil} />
            {texts.edit}
          </a>
        )}
      </div>
      <dl className={styles['rows']}>
        {rows.map((row, index) => (
          <SummaryRow key={`${row.label} ${index}`} {...row} verified={texts.personal.verified} />
        ))}
      </dl>
    </section>
  )
}
