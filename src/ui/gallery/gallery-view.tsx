import type { GallerySection } from './section.tsx'
// The import order sets the style order: shared parts first, so that they get separate CSS files.
import { people, marks } from './sections/display.tsx'
import { cards } from './sections/cards.tsx'
import { breadcrumbsAndPages, buttons } from './sections/buttons.tsx'
import { fields } from './sections/fields.tsx'
import { choices } from './sections/choices.tsx'
import { form, notifications, submissions, identity } from './sections/form.tsx'
import { notices, overlays } from './sections/overlays.tsx'
import { scale, colors } from './sections/styles.tsx'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import styles from './gallery.module.css'

const allSections: readonly GallerySection[] = [
  buttons,
  fields,
  choices,
  marks,
  form,
  people,
  cards,
  breadcrumbsAndPages,
  notices,
  overlays,
  submissions,
  notifications,
  identity,
  scale,
  colors,
]

export function GalleryView({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
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
