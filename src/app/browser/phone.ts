/*
 * The first file that a phone loads when a page is touched. It answers what early-answers.ts answers everywhere, loads the files
 * of dialogs early, and shows the frames of dialogs and profiles at the tap. On wider screens a pointer or the focus comes before
 * a press, and pages render sooner.
 */
import '#infrastructure/browser/before-hydration/early-answers.ts'
import { answerDialogs } from './early-dialogs.ts'
import { frameProfiles } from './profile-frame.ts'

answerDialogs()
frameProfiles()
