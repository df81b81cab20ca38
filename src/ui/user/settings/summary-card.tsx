import type { OwnSettingsTexts } from '../../i18n/own-settings-texts'
import { buttonLook } from '../../kit/actions/button'
import { Icon } from '../../kit/display/icon'
import { pencil } from '../../kit/display/icons'
import styles from './settings.module.css'
import type { Summary } from './summaries'
import { SummaryRow } from './summary-row'

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
