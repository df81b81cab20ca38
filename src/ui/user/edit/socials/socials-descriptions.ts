import type { EditSocialsTexts } from '#ui/i18n/edit-socials-texts.ts'
import type { FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import { bulleted, errorLine, rowLabel } from '#ui/user/edit/entries/entry-words.ts'
import type { SocialFields, SocialsFields } from './socials-fields.ts'

/** How the fields are called and read where they are spoken of. */
export function socialsFieldDescriptions(texts: EditSocialsTexts): FieldDescriptions<SocialsFields> {
  const ofRow = rowLabel('socials', texts.list.entry, { type: texts.type })
  return {
    label: () => texts.listHeading,
    value: (_, { socials }) => parseSocialsFields(texts, socials),
    line: (path, text) => errorLine(ofRow(path) ?? texts.listHeading, text),
  }
}

/** The links in words, each on a line: for whoever has to choose between two lists of them. */
export const parseSocialsFields = (texts: EditSocialsTexts, socials: readonly SocialFields[]): string =>
  bulleted(socials.map(({ type, url }) => `${texts.names[type]} ${url}`.trim()))
