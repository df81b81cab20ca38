import type { ReactNode } from 'react'
import { compareServices, findHighestRating } from '#domain/profile/comparison.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { getProfilePath } from '#ui/paths.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { RequestLink } from '#ui/service-request/request-link.tsx'
import { createProfileTarget } from '#ui/service-request/request-target.ts'
import { type Column, formatNames } from './column.ts'
import { ColumnHead } from './column-head.tsx'
import { ContactLinks } from './contact-links.tsx'
import { Ratings } from './ratings.tsx'
import { OtherServices, Price } from './services.tsx'
import styles from './compare.module.css'

interface ComparisonRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly ReactNode[]
  readonly isScreenOnly?: true
}

/** A label has its own row, so that it stays in view while the columns scroll sideways. */
export function CompareTable({ locale, columns }: { readonly locale: Locale; readonly columns: readonly Column[] }) {
  // The links in each column make keyboard scrolling possible.
  return (
    <div className={styles['scroll']}>
      <table className={classNames(styles['table'], widthClasses[columns.length - 1])}>
        <caption className="visually-hidden">
          {getTranslator(locale)('compare:title', { names: formatNames(columns) })}
        </caption>
        <thead>
          <tr>
            {columns.map(column => (
              <ColumnHead key={column.id} locale={locale} column={column} columns={columns} />
            ))}
          </tr>
        </thead>
        {getRows(locale, columns).map(({ key, label, cells, isScreenOnly }) => (
          <tbody key={key} className={classNames(isScreenOnly && styles['screenOnly'])}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="small muted">
                <span lang={getLangAttribute(locale, label)}>{label}</span>
              </th>
            </tr>
            <tr>
              {columns.map(({ id }, index) => (
                <td key={id}>{cells[index] ?? <UnknownValue locale={locale} />}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}

function getRows(locale: Locale, columns: readonly Column[]): readonly ComparisonRow[] {
  const t = getTranslator(locale)
  const profiles = columns.map(({ profile }) => profile)
  const mapProfiles = (renderCell: (profile: Profile, index: number) => ReactNode) =>
    profiles.map((profile, index) => profile && renderCell(profile, index))
  const highestRating = findHighestRating(profiles)
  const { sharedServices, otherServicesByProfile } = compareServices(profiles)
  const rows: readonly ComparisonRow[] = [
    {
      key: 'rating',
      label: t('compare:rating'),
      cells: mapProfiles(profile => <Ratings {...{ locale, profile, highestRating }} />),
    },
    {
      key: 'experience',
      label: t('compare:experience'),
      cells: mapProfiles(({ experienceYears: years }) => (years ? t('common:years', { count: years }) : null)),
    },
    ...sharedServices.map(({ name, offers }) => ({
      key: `service ${name}`,
      label: name,
      cells: mapProfiles(({ currency }, index) => {
        const offer = offers[index]
        return offer && <Price {...{ locale, offer, currency }} />
      }),
    })),
    {
      key: 'services',
      label: sharedServices.length > 0 ? t('compare:services') : t('profile:services.heading'),
      cells: mapProfiles(({ currency }, index) => {
        const offers = otherServicesByProfile[index] ?? []
        return offers.length > 0 ? <OtherServices {...{ locale, offers, currency }} /> : null
      }),
    },
    {
      key: 'contacts',
      label: t('compare:contacts'),
      cells: mapProfiles(({ socials }) => (socials.length > 0 ? <ContactLinks {...{ locale, socials }} /> : null)),
    },
    {
      key: 'request',
      label: t('compare:request'),
      cells: mapProfiles(profile => (
        <RequestLink
          locale={locale}
          target={createProfileTarget(profile)}
          fallbackHref={`${localizePath(locale, getProfilePath(profile))}#request`}
          small
        />
      )),
      isScreenOnly: true,
    },
  ]
  return rows.filter(({ cells }) => cells.some(cell => cell !== null))
}

const widthClasses = [styles['columns1'], styles['columns2'], styles['columns3'], styles['columns4']]

function UnknownValue({ locale }: { readonly locale: Locale }) {
  return (
    <span className="quiet">
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{getTranslator(locale)('compare:unknown')}</span>
    </span>
  )
}
