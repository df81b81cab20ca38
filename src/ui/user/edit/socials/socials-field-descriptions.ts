import type { EditSocialsTexts } from '../../../i18n/edit-socials-texts'
import type { FieldDescriptions } from '../edit-form'
import { errorLine } from '../entries/error-line'
import { rowLabel } from '../entries/row-label'
import type { SocialsFields } from './socials-fields'
import { parseSocialsFields } from './parse-socials-fields'

/** How the fields are called and read where they are spoken of. */
export function socialsFieldDescriptions(texts: EditSocialsTexts): FieldDescriptions<SocialsFields> {
  const ofRow = rowLabel('socials', texts.list.entry, { type: texts.type })
  return {
    label: () => texts.listHeading,
    value: (_, { socials }) => parseSocialsFields(texts, socials),
    line: (path, text) => errorLine(ofRow(path) ?? texts.listHeading, text),
  }
}
