import { recoverPage } from '#infrastructure/browser/recover-page.ts'

/*
 * The inline script loads this file when one of the page's scripts fails to load. The URL of this file is the same in
 * every build, because pages of older builds request it.
 */
void recoverPage()
