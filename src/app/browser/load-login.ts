import { sessionTexts } from '#ui/i18n/loaders/session.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'

export const loadLogin = () =>
  Promise.all([
    loadWithTexts(import('#ui/sign-in/sign-in-dialog.tsx'), sessionTexts),
    import('#ui/session/session-actor.ts'),
  ])
