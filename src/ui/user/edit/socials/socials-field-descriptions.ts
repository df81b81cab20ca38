import type { EditSocialsTexts } from '#ui/i18n/edit-socials-texts.ts'
import type { FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import { errorLine } from '#ui/user/edit/entries/error-line.ts'
import { rowLabel } from '#ui/user/edit/entries/row-label.ts'
import type { SocialsFields } from './socials-fields.ts'
import { parseSocialsFields } from './parse-socials-fields.ts'

/** How the fields are called and read where they are spoken of. */
export function socialsFieldDescriptions(texts: EditSocialsTexts): FieldDescriptions<SocialsFields> {
  const ofRow = rowLabel('socials', texts.list.entry, { type: texts.type })
  return {
    label: () => texts.listHeading,
    value: (_, { socials }) => parseSocialsFields(texts, socials),
    line: (path, text) => errorLine(ofRow(path) ?? texts.listHeading, text),
  }
}
