import { profileSteps, type Completeness, type ProfileStep } from '#domain/user/completeness.ts'
import type { OwnProfileTexts } from '#ui/i18n/own-profile-texts.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleCheck, plus } from '#ui/kit/display/icons.ts'
import { editPaths } from '#ui/own-paths.ts'
import styles from './gauge.module.css'

/** Where each step is taken. An account has its name from its creation on: what may be missing is the city. */
const paths: Readonly<Record<ProfileStep, string>> = {
  identity: editPaths.about,
  speciality: editPaths.about,
  prices: editPaths.about,
  about: editPaths.about,
  socials: editPaths.socials,
}

interface Props extends Pick<Completeness, 'done'> {
  readonly texts: OwnProfileTexts
  readonly toPath: (path: string) => string
}

/** What is there, ticked, and what is not, with the way to add it. */
export function GaugeSteps({ texts, done, toPath }: Props) {
  return (
    <ul className={styles['steps']}>
      {profileSteps.map(step => {
        const isDone = done.includes(step)
        const label = `step-${step}`
        return (
          <li key={step} className={classNames(isDone && styles['done'])}>
            <Icon path={isDone ? circleCheck : plus} />
            <span id={label}>{texts.steps[step]}</span>
            {isDone ? (
              <span className="unseen">{texts.done}</span>
            ) : (
              <a
                className="link"
                id={`${label}-take`}
                href={toPath(paths[step])}
                aria-labelledby={`${label}-take ${label}`}
              >
                {texts.take[step]}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
