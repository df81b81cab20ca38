import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import styles from './home.module.css'

/** Three steps, each under a notch. */
export function HowItWorks({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  const steps = [
    { heading: t('home:how.search'), text: t('home:how.searchText') },
    { heading: t('home:how.compare'), text: t('home:how.compareText') },
    { heading: t('home:how.arrange'), text: t('home:how.arrangeText') },
  ]
  return (
    <section className={`container ${styles['how']}`} aria-labelledby="how">
      <h2 id="how">{t('home:how.heading')}</h2>
      <ol className={styles['steps']}>
        {steps.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p className="second">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
