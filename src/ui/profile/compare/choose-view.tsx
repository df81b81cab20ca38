import type { ReactNode } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { getSpecialistsPath } from '#ui/paths.ts'
import { CompareHead } from './compare-head.tsx'
import styles from './choose.module.css'

interface Props {
  readonly locale: Locale
  /** The favorites stored on this device. */
  readonly children: ReactNode
}

export function ChooseView({ locale, children }: Props) {
  const t = getTranslator(locale)
  const steps = [
    t('compare:how.save'),
    t('compare:how.choose'),
    t('compare:how.compare', { button: t('saved:compare.go') }),
  ]
  return (
    <div className={`container ${styles['page']}`}>
      <CompareHead locale={locale} />
      <p className="lead">{t('compare:invitation')}</p>
      <ol className={styles['steps']}>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="no-js">
        <p className="muted">{t('compare:how.noScript')}</p>
        <ButtonLink href={localizePath(locale, getSpecialistsPath(null))}>{t('home:allSpecialists')}</ButtonLink>
      </div>
      <section className={`js-only ${styles['favorites']}`} aria-labelledby="favorites">
        <h2 id="favorites">{t('common:nav.favorites')}</h2>
        {children}
      </section>
    </div>
  )
}
