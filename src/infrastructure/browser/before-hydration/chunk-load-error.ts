import { recoverPage } from '#infrastructure/browser/recover-page.ts'

/*
 * The inline script loads this file when one of the page's scripts fails to load. Its address is the same in every build,
 * because the pages that request it are of older builds.
 */
void recoverPage()
