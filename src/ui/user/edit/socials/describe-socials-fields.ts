import type { Translate } from '#ui/i18n/resources.ts'
import type { FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import { formatErrorLine } from '#ui/form/error-lines.ts'
import { formatBulletList, createRowLabeler } from '#ui/user/edit/entries/entry-texts.ts'
import type { SocialRowFields, SocialsFormFields } from './socials-fields.ts'

export function describeSocialsFields(t: Translate<'edit-socials'>): FieldDescriptions<SocialsFormFields> {
  const getRowLabel = createRowLabeler('socials', number => t('edit-socials:list.entry', { number }), {
    type: t('edit-socials:type'),
  })
  return {
    getLabel: () => t('edit-socials:listHeading'),
    formatValue: (_, { socials }) => formatSocialRows(t, socials),
    formatLine: (path, text) => formatErrorLine(getRowLabel(path) ?? t('edit-socials:listHeading'), text),
  }
}

export const formatSocialRows = (t: Translate<'edit-socials'>, socials: readonly SocialRowFields[]): string => {
  const names = t('edit-socials:names', { returnObjects: true })
  return formatBulletList(
    socials.map(({ unread, type, url }, index) =>
      unread ? t('edit-socials:list.entry', { number: index + 1 }) : `${names[type]} ${url}`.trim(),
    ),
  )
}
