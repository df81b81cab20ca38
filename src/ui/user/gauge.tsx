import { localePath } from '#application/routing/locale-path.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { completeness } from '#domain/user/completeness.ts'
import { fillText } from '#ui/fill-text.ts'
import type { OwnProfileTexts } from '#ui/i18n/own-profile-texts.ts'
import { Bar } from '#ui/kit/display/bar.tsx'
import { GaugeSteps } from './gauge-steps.tsx'
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
