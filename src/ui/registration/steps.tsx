import type { StoredRegistration } from '#application/registration/stored-registration.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { check } from '#ui/kit/display/icons.ts'
import styles from './wizard.module.css'

const registrationSteps = ['email', 'code', 'account'] as const satisfies StoredRegistration['step'][]

interface Props {
  readonly texts: {
    readonly label: string
    readonly names: Readonly<Record<StoredRegistration['step'], string>>
    readonly done: string
  }
  readonly currentStep: StoredRegistration['step'] | undefined
}

export function Steps({ texts, currentStep }: Props) {
  const currentIndex = currentStep === undefined ? registrationSteps.length : registrationSteps.indexOf(currentStep)
  return (
    <ol className={styles['steps']} aria-label={texts.label}>
      {registrationSteps.map((step, index) => (
        <li key={step} aria-current={index === currentIndex ? 'step' : undefined}>
          <span className={styles['marker']} aria-hidden="true">
            {index < currentIndex ? <Icon path={check} /> : index + 1}
          </span>
          <span>
            {texts.names[step]}
            {index < currentIndex && <span className="visually-hidden">{`, ${texts.done}`}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
