import { registrationTexts } from '#ui/i18n/loaders/registration.ts'
import { sessionTexts } from '#ui/i18n/loaders/session.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'

/** Every page loads this file, so it only imports the dialog on demand. */
export const loadLogin = () =>
  Promise.all([
    withTexts(import('#ui/sign-in/login-dialog.tsx'), { ...sessionTexts, ...registrationTexts }),
    import('#ui/session/session-actor.ts'),
    import('#infrastructure/browser/registration-storage.ts'),
  ])
