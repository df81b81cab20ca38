import { whenSeen } from '#ui/navigation/when-seen.ts'
import { isFrameShown, showFrame } from './dialog-frame.ts'

/*
 * Shows the frame of a dialog that is pressed before hydration, and loads the files of dialogs, which the page itself discovers
 * only once it has hydrated.
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
  // A phone that lies on its side may be as wide as a tablet. There the progress bar shows that a press counts.
  if (matchMedia('(width < 48em)').matches) showFrame(link, input)
}

export function answerDialogs(): void {
  answer()
  // After the inline script, which records the click.
  addEventListener('click', answer, true)
  whenSeen(isLikely, link => globalThis.znatokInput && load(link, 'prefetch'))
}
