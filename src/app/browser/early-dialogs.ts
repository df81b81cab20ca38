import { whenSeen } from '#ui/shell/navigation/when-seen.ts'
import { isFrameShown, showFrame } from './dialog-frame.ts'

/*
 * A file of its own, which a phone loads when a page is first touched. It shows the frame of a dialog that is pressed before
 * hydration, and loads the files of dialogs, which the page itself discovers only once it has hydrated.
 */
declare global {
  /** Files by dialog and language (scripts/dialog-files.mjs): filled in by the build. */
  const DIALOG_FILES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

const opensDialog = '[data-city-picker],[data-login],[data-form]'
/** What is likely to be pressed next, and loads once it has hydrated as well: use-page-controls.ts. */
const isLikely = 'a:is([data-city-picker],[data-login],[data-form=request],[data-form=placement])'

const dialogOf = ({ dataset }: HTMLElement) => dataset['form'] ?? (dataset['login'] === undefined ? 'picker' : 'login')

function load(link: HTMLElement, rel: 'preload' | 'prefetch') {
  for (const name of DIALOG_FILES[dialogOf(link)]?.[document.documentElement.lang] ?? []) {
    const file = Object.assign(document.createElement('link'), {
      rel,
      as: name.endsWith('.css') ? 'style' : 'script',
      // After what the page hydrates with.
      fetchPriority: 'low',
      href: `/_next/static/chunks/${name}`,
    })
    document.head.append(file)
  }
}

function answer() {
  const input = globalThis.znatokInput
  const link = input?.clicked
  // A tap within the frame is none on the link.
  if (!link || !link.matches(opensDialog) || isFrameShown()) return
  load(link, 'preload')
  // The browser keeps the answer for the dialog.
  if (dialogOf(link) === 'picker')
    fetch(`/use-cases/listRegions?lang=${document.documentElement.lang}`).catch(() => undefined)
  showFrame(link, input)
}

answer()
// After the inline script, which records the click.
addEventListener('click', answer, true)
whenSeen(isLikely, link => globalThis.znatokInput && load(link, 'prefetch'))
