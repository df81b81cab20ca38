import type { EditSocialsTexts } from '../../../i18n/edit-socials-texts'
import { bulleted } from '../entries/bulleted'
import type { SocialFields } from './socials-fields'

/** The links in words, each on a line: for whoever has to choose between two lists of them. */
export const parseSocialsFields = (texts: EditSocialsTexts, socials: readonly SocialFields[]): string =>
  bulleted(socials.map(({ type, url }) => `${texts.names[type]} ${url}`.trim()))
