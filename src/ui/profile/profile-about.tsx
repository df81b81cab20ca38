import type { Profile } from '../../domain/profile/profile'
import type { Locale } from '../../domain/shared/locale'
import { translator } from '../i18n/translator'
import { pictureSet } from '../kit/picture'
import { writtenIn } from '../kit/written-in'
import styles from './profile.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: Profile
}

/** What a specialist tells, in the paragraphs that it was written in. */
export function About({ locale, profile: { about } }: Props) {
  const paragraphs = (about ?? '').split(/\n\s*\n/).filter(text => text.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about">{translator(locale)('profile:about')}</h2>
      <div className={styles['about']} lang={writtenIn(locale, about ?? '')}>
        {paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}

const thumbnail = { width: 160, height: 120 } as const

export function Photos({ locale, profile: { photos } }: Props) {
  if (photos.length === 0) return null
  const t = translator(locale)
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">{t('profile:photos')}</h2>
      <ul className={styles['photos']}>
        {photos.map((url, index) => (
          <li key={url}>
            <img
              {...pictureSet(url, thumbnail.width)}
              {...thumbnail}
              alt={t('profile:photo', { number: index + 1 })}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
