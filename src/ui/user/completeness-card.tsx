import { editAboutRoute, editPersonalRoute, editSocialsRoute } from '#application/routing/guarded-routes.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { AccountProfile } from '#domain/user/user.ts'
import { getCompleteness, type Completeness, type ProfileStep, profileSteps } from '#domain/user/completeness.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Bar } from '#ui/kit/display/bar.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleCheck, plus } from '#ui/kit/display/icons.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './account-card.module.css'

export function CompletenessCard({ locale, profile }: { readonly locale: Locale; readonly profile: AccountProfile }) {
  const { t } = useTranslation(['own-profile'])
  const { percent, nextStep, ...steps } = getCompleteness(profile)
  const remainingTexts: Readonly<Record<string, string>> = t('own-profile:left', { returnObjects: true })
  return (
    <section className={`card ${styles['card']}`} aria-labelledby="completeness">
      <h2 className={styles['heading']} id="completeness">
        {nextStep === null ? t('own-profile:full') : t('own-profile:completeness', { share: percent })}
      </h2>
      <Bar share={percent / 100} />
      <p className="small muted">
        {nextStep === null
          ? t('own-profile:fullText')
          : `${remainingTexts[steps.missingSteps.length] ?? ''} ${t('own-profile:why', { returnObjects: true })[nextStep]}`}
      </p>
      {nextStep !== null && <CompletenessSteps {...steps} getHref={path => localizePath(locale, path)} />}
    </section>
  )
}

const stepPaths: Readonly<Record<ProfileStep, string>> = {
  name: editPersonalRoute.path,
  city: editAboutRoute.path,
  speciality: editAboutRoute.path,
  prices: editAboutRoute.path,
  about: editAboutRoute.path,
  socials: editSocialsRoute.path,
}

interface CompletenessStepsProps extends Pick<Completeness, 'completedSteps'> {
  readonly getHref: (path: string) => string
}

function CompletenessSteps({ completedSteps, getHref }: CompletenessStepsProps) {
  const { t } = useTranslation(['own-profile'])
  const names = t('own-profile:steps', { returnObjects: true })
  const linkTexts = t('own-profile:take', { returnObjects: true })
  return (
    <ul className={styles['steps']}>
      {profileSteps.map(step => {
        const isDone = completedSteps.includes(step)
        const labelId = `step-${step}`
        return (
          <li key={step} className={classNames(isDone && styles['done'])}>
            <Icon path={isDone ? circleCheck : plus} />
            <span id={labelId}>{names[step]}</span>
            {isDone ? (
              <span className="visually-hidden">{t('own-profile:done')}</span>
            ) : (
              <a
                className="link"
                id={`${labelId}-take`}
                href={getHref(stepPaths[step])}
                aria-labelledby={`${labelId}-take ${labelId}`}
              >
                {linkTexts[step]}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
