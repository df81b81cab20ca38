import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { allSections } from './all-sections.ts'
import styles from './gallery.module.css'

/** Every part of the site in every state, for those who make it and for tests. */
export function GalleryView({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  return (
    <div className={`container ${styles['gallery']}`}>
      <h1>{t('gallery:title')}</h1>
      <p className="lead">{t('gallery:lead')}</p>
      <nav className={styles['contents']} aria-label={t('gallery:contents')}>
        <ol>
          {allSections.map(({ id, heading }) => (
            <li key={id}>
              <a className="link" href={`#${id}`}>
                {t(heading)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {allSections.map(({ id, heading, Content }) => (
        <section key={id} className={`card ${styles['section']}`} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{t(heading)}</h2>
          <Content locale={locale} />
        </section>
      ))}
    </div>
  )
}
