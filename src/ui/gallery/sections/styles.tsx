import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import type { GallerySection } from '#ui/gallery/section.tsx'
import { colorNames } from '#ui/kit/styles/parse-colors.ts'
import styles from './scale.module.css'
import colorStyles from './colors.module.css'

function Scale({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <div className={styles['scale']}>
      <p className={`display ${styles['bold']}`}>{t('gallery:scale.display')}</p>
      <h3 className={styles['h1']}>{t('gallery:scale.h1')}</h3>
      <h3 className={styles['h2']}>{t('gallery:scale.h2')}</h3>
      <h3>{t('gallery:sample.name')}</h3>
      <p className="lead">{t('gallery:scale.lead')}</p>
      <p>{t('gallery:scale.body')}</p>
      <p className="small muted">{t('gallery:scale.small')}</p>
      <p className="tiny quiet">{t('gallery:scale.tiny')}</p>
    </div>
  )
}

export const scale: GallerySection = { id: 'scale', heading: 'gallery:scale.heading', Content: Scale }

/** The scrim is translucent, so it has no sample. */
const sampledColors = colorNames.filter(name => name !== 'scrim')

function Colors() {
  return (
    <ul className={colorStyles['colors']}>
      {sampledColors.map(name => (
        <li key={name} className="tiny">
          <span className={colorStyles[name]} />
          {name}
        </li>
      ))}
    </ul>
  )
}

export const colors: GallerySection = { id: 'colors', heading: 'gallery:colors.heading', Content: Colors }
