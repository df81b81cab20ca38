import { recoverPage } from '#infrastructure/browser/recover-page.ts'

/*
 * Runs in a page that sleeps, when one of its files could not be loaded. It has the same address in every build, since
 * the page that asks for it is an old one.
 */
void recoverPage()
