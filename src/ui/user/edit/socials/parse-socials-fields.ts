import type { EditSocialsTexts } from '#ui/i18n/edit-socials-texts.ts'
import { bulleted } from '#ui/user/edit/entries/bulleted.ts'
import type { SocialFields } from './socials-fields.ts'

/** The links in words, each on a line: for whoever has to choose between two lists of them. */
export const parseSocialsFields = (texts: EditSocialsTexts, socials: readonly SocialFields[]): string =>
  bulleted(socials.map(({ type, url }) => `${texts.names[type]} ${url}`.trim()))
