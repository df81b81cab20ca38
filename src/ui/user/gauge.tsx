import { editAboutRoute, editPersonalRoute, editSocialsRoute } from '#application/routing/own-routes.ts'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { OwnedProfile } from '#domain/user/user.ts'
import { getCompleteness, type Completeness, type ProfileStep, profileSteps } from '#domain/user/completeness.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Bar } from '#ui/kit/display/bar.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleCheck, plus } from '#ui/kit/display/icons.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './gauge.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: OwnedProfile
}

/** How complete the own profile is, and what to do next. */
export function Gauge({ locale, profile }: Props) {
  const { t } = useTranslation(['own-profile'])
  const { percent, next, ...steps } = getCompleteness(profile)
  const left: Readonly<Record<string, string>> = t('own-profile:left', { returnObjects: true })
  return (
    <section className={`card ${styles['gauge']}`} aria-labelledby="gauge">
      <h2 className={styles['heading']} id="gauge">
        {next === null ? t('own-profile:full') : t('own-profile:gauge', { share: percent })}
      </h2>
      <Bar share={percent / 100} />
      <p className="small second">
        {next === null
          ? t('own-profile:fullText')
          : `${left[steps.missing.length] ?? ''} ${t('own-profile:why', { returnObjects: true })[next]}`}
      </p>
      {next !== null && <GaugeSteps {...steps} toPath={path => localePath(locale, path)} />}
    </section>
  )
}

/** Where each step is taken. */
const paths: Readonly<Record<ProfileStep, string>> = {
  name: editPersonalRoute.path,
  city: editAboutRoute.path,
  speciality: editAboutRoute.path,
  prices: editAboutRoute.path,
  about: editAboutRoute.path,
  socials: editSocialsRoute.path,
}

interface GaugeStepsProps extends Pick<Completeness, 'done'> {
  readonly toPath: (path: string) => string
}

/** What is there, ticked, and what is not, with the way to add it. */
export function GaugeSteps({ done, toPath }: GaugeStepsProps) {
  const { t } = useTranslation(['own-profile'])
  const names = t('own-profile:steps', { returnObjects: true })
  const take = t('own-profile:take', { returnObjects: true })
  return (
    <ul className={styles['steps']}>
      {profileSteps.map(step => {
        const isDone = done.includes(step)
        const label = `step-${step}`
        return (
          <li key={step} className={classNames(isDone && styles['done'])}>
            <Icon path={isDone ? circleCheck : plus} />
            <span id={label}>{names[step]}</span>
            {isDone ? (
              <span className="unseen">{t('own-profile:done')}</span>
            ) : (
              <a
                className="link"
                id={`${label}-take`}
                href={toPath(paths[step])}
                aria-labelledby={`${label}-take ${label}`}
              >
                {take[step]}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
