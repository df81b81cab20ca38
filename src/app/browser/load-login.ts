import { sessionTexts } from '#ui/i18n/loaders/session.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'

/** Every page loads this file, so it imports the dialog and its actor only on demand. */
export const loadLogin = () =>
  Promise.all([
    loadWithTexts(import('#ui/sign-in/sign-in-dialog.tsx'), sessionTexts),
    import('#ui/session/session-actor.ts'),
  ])
