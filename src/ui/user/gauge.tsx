import { localePath } from '../../application/routing/locale-path'
import type { Profile } from '../../domain/profile/profile'
import type { Locale } from '../../domain/shared/locale'
import { completeness } from '../../domain/user/completeness'
import { fillText } from '../fill-text'
import type { OwnProfileTexts } from '../i18n/own-profile-texts'
import { Bar } from '../kit/display/bar'
import { GaugeSteps } from './gauge-steps'
import styles from './gauge.module.css'

interface Props {
  readonly locale: Locale
  readonly texts: OwnProfileTexts
  readonly profile: Profile
}

/** How far one's own profile is filled in, and what to do next. */
export function Gauge({ locale, texts, profile }: Props) {
  const { share, next, ...steps } = completeness(profile)
  const left: Readonly<Record<string, string>> = texts.left
  return (
    <section className={`card ${styles['gauge']}`} aria-labelledby="gauge">
      <h2 className={styles['heading']} id="gauge">
        {next === null ? texts.full : fillText(texts.gauge, { share: String(share) })}
      </h2>
      <Bar share={share / 100} />
      <p className="small second">
        {next === null ? texts.fullText : `${left[steps.missing.length] ?? ''} ${texts.why[next]}`}
      </p>
      {next !== null && <GaugeSteps {...steps} texts={texts} toPath={path => localePath(locale, path)} />}
    </section>
  )
}
