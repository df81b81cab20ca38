import type { Translate } from '#ui/i18n/resources.ts'
import type { FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import { formatBulletList, formatErrorLine, createRowLabeller } from '#ui/user/edit/entries/entry-texts.ts'
import type { SocialFields, SocialsFields } from './socials-fields.ts'

export function describeSocialsFields(t: Translate<'edit-socials'>): FieldDescriptions<SocialsFields> {
  const getRowLabel = createRowLabeller('socials', number => t('edit-socials:list.entry', { number }), {
    type: t('edit-socials:type'),
  })
  return {
    label: () => t('edit-socials:listHeading'),
    value: (_, { socials }) => formatSocialsFields(t, socials),
    line: (path, text) => formatErrorLine(getRowLabel(path) ?? t('edit-socials:listHeading'), text),
  }
}

export const formatSocialsFields = (t: Translate<'edit-socials'>, socials: readonly SocialFields[]): string => {
  const names = t('edit-socials:names', { returnObjects: true })
  return formatBulletList(
    socials.map(({ unread, type, url }, at) =>
      unread ? t('edit-socials:list.entry', { number: at + 1 }) : `${names[type]} ${url}`.trim(),
    ),
  )
}
