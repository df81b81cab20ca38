import type { Locale } from '#domain/shared/locale.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import type { Subject } from './subject.ts'
import styles from './subject-head.module.css'

export function SubjectHead({
  locale,
  subject: { person, line },
}: {
  readonly locale: Locale
  readonly subject: Subject
}) {
  return (
    <div className={styles['subject']}>
      <Avatar person={person} size={56} />
      <div>
        <p className={styles['name']} lang={getLangAttribute(locale, person.name)}>
          <bdi>{person.name}</bdi>
        </p>
        {line !== '' && <p className="small muted">{markRussian(locale, line)}</p>}
      </div>
    </div>
  )
}
