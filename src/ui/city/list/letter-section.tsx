import type { LetterGroup } from '#domain/city/letter-groups.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import styles from './cities.module.css'
import { CityItems } from './city-items.tsx'
import { letterAnchor } from './letter-anchor.ts'

/** The cities of a letter, under guide words where there are many. */
export function LetterSection({ locale, group }: { readonly locale: Locale; readonly group: LetterGroup }) {
  const t = translator(locale)
  return (
    <section id={letterAnchor(group.letter)}>
      <h3 className={group.letter === null ? undefined : styles['letter']}>
        {group.letter ?? t('home:cities.other')}
        <small>{t('common:cities', { count: group.count })}</small>
      </h3>
      <div className={styles['columns']}>
        {group.sections.map(({ guide, cities }) => (
          <div key={guide}>
            {guide !== null && <h4>{guide}</h4>}
            <CityItems locale={locale} cities={cities} />
          </div>
        ))}
      </div>
    </section>
  )
}
