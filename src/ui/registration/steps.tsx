import type { StoredRegistration } from '#application/registration/stored-registration.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { check } from '#ui/kit/display/icons.ts'
import styles from './wizard.module.css'

const all = ['email', 'code', 'account'] as const satisfies StoredRegistration['step'][]

interface Props {
  readonly texts: {
    readonly label: string
    readonly names: Readonly<Record<StoredRegistration['step'], string>>
    readonly done: string
  }
  /** Undefined once all steps are done. */
  readonly current: StoredRegistration['step'] | undefined
}

export function Steps({ texts, current }: Props) {
  const at = current === undefined ? all.length : all.indexOf(current)
  return (
    <ol className={styles['steps']} aria-label={texts.label}>
      {all.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined}>
          <span className={styles['notch']} aria-hidden="true">
            {index < at ? <Icon path={check} /> : index + 1}
          </span>
          <span>
            {texts.names[step]}
            {index < at && <span className="unseen">{`, ${texts.done}`}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
