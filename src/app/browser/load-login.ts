import { sessionTexts } from '#ui/i18n/loaders/session.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'

/** What the login dialog needs. Apart from what opens it: every page loads this file. */
export const loadLogin = () =>
  Promise.all([withTexts(import('#ui/session/login-dialog.tsx'), sessionTexts), import('#ui/session/session-actor.ts')])
