import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { langAttribute } from '#ui/kit/display/lang-attribute.ts'
import styles from './profile.module.css'

/** What a specialist tells, in the paragraphs that it was written in. */
export function About({ locale, profile: { about } }: { readonly locale: Locale; readonly profile: Profile }) {
  const paragraphs = (about ?? '').split(/\n\s*\n/).filter(text => text.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about">{translator(locale)('profile:about')}</h2>
      <div className={styles['about']} lang={langAttribute(locale, about ?? '')}>
        {paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}
