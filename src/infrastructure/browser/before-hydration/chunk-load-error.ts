import { recoverPage } from '#infrastructure/browser/recover-page.ts'

// The URL of this file is the same in every build, because pages of older builds request it.
void recoverPage()
