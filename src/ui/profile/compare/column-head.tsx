import { getComparisonPath } from '#application/routing/compare-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { formatFirstSpecialities } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { x } from '#ui/kit/display/icons.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { VerifiedMark } from '#ui/kit/display/verified-mark.tsx'
import { RetryText } from '#ui/kit/feedback/notice.tsx'
import { getProfilePath } from '#ui/paths.ts'
import type { Column } from './column.ts'
import styles from './compare.module.css'

interface Props {
  readonly locale: Locale
  readonly column: Column
  readonly columns: readonly Column[]
}

export function ColumnHead({ locale, column: { id, person, profile, isFailed }, columns }: Props) {
  const t = getTranslator(locale)
  const ids = columns.map(column => column.id)
  const otherIds = ids.filter(otherId => otherId !== id)
  return (
    // Screen readers repeat this label at each cell of the column.
    <th scope="col" aria-label={person.name}>
      <Avatar person={person} size={72} eager />
      <p className={styles['name']} lang={getLangAttribute(locale, person.name)}>
        <bdi>{profile ? <a href={localizePath(locale, getProfilePath(profile))}>{person.name}</a> : person.name}</bdi>
        {profile?.isVerified && <VerifiedMark label={t('common:verified')} />}
      </p>
      {profile && <Facts locale={locale} profile={profile} />}
      {isFailed && (
        <RetryText
          text={t('compare:failed')}
          retryText={t('common:failed.retry')}
          href={getComparisonPath(locale, ids)}
        />
      )}
      {!profile && !isFailed && <p className="small muted">{t('compare:missing')}</p>}
      <a
        className={styles['remove']}
        href={getComparisonPath(locale, otherIds)}
        rel="nofollow"
        aria-label={t('compare:remove', { name: person.name })}
      >
        <Icon path={x} />
      </a>
    </th>
  )
}

function Facts({ locale, profile }: { readonly locale: Locale; readonly profile: NonNullable<Column['profile']> }) {
  const specialities = formatFirstSpecialities(profile)
  const city = profile.city?.name ?? null
  return (
    <div className="small muted">
      {specialities !== null && <p lang={getLangAttribute(locale, specialities)}>{specialities}</p>}
      {city !== null && <p lang={getLangAttribute(locale, city)}>{city}</p>}
    </div>
  )
}
