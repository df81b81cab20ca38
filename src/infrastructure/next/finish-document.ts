import { decodeAttribute } from './decode-attribute.ts'
import { inlineStyles, type GetStyle } from './inline-styles.ts'
import { isFlightScript } from './next-scripts.ts'

export interface FinishedDocument {
  readonly html: string
  /** The inline script of the document. */
  readonly script: string
  /** The inlined stylesheets; undefined if they stay files. */
  readonly style?: string
}

/** Input of `finishDocument` that all pages share. */
export interface InlineParts {
  /** The inline script, minified. */
  readonly code: string
  /**
   * Path of the script that handles presses while a page hydrates. Pages that fetch their flight data load it before
   * Next's files.
   */
  readonly earlyScriptPath: string
  /** Build id. */
  readonly build: string
  /** Whether pages register the service worker, which is a setting. */
  readonly hasServiceWorker: boolean
  readonly getStyle: GetStyle
}

/** How a document hydrates. */
export interface Hydration {
  /** Name of the render whose flight data the document fetches; undefined if the document contains its flight data. */
  readonly renderId?: string | undefined
  /** Whether the document hydrates without waiting for an interaction. */
  readonly hydratesAtOnce?: boolean | undefined
}

/** Simulates an interaction, so that the inline script needs no special case for these pages. */
const hydrateAtOnceScript = ";dispatchEvent(new Event('focusin'))"

/**
 * Turns Next's document into one that loads its scripts on demand. Replaces the tags of Next's scripts and their
 * preloads with the inline script, which knows the paths of the scripts. Inlines stylesheets, and moves font preloads
 * to the end. With a `renderId`, also removes the flight data, which the inline script then fetches.
 */
export function finishDocument(
  html: string,
  { code, earlyScriptPath, build, hasServiceWorker, getStyle }: InlineParts,
  { renderId, hydratesAtOnce }: Hydration = {},
): FinishedDocument {
  const script = hydratesAtOnce ? code + hydrateAtOnceScript : code
  const files: string[] = []
  const htmlWithoutScripts = html
    .replace(/<script src="([^"]+)"[^>]*\basync=""[^>]*><\/script>/g, (_tag, file: string) => {
      files.push(decodeAttribute(file))
      return ''
    })
    .replace(/<link rel="preload" as="script"[^>]*\/>|<script src="[^"]+" noModule=""><\/script>/g, '')
  const content = stripTransitionNames(
    renderId === undefined ? htmlWithoutScripts : stripFlightScripts(htmlWithoutScripts),
  )
  const names = [...new Set(renderId === undefined ? files : [earlyScriptPath, ...files])].join(' ')
  const renderAttribute = renderId === undefined ? '' : ` data-render="${renderId}"`
  const workerAttribute = hasServiceWorker ? '' : ' data-no-worker=""'
  const htmlWithScript = moveFontPreloadsToEnd(content).replace(
    '</head>',
    () =>
      `<script data-files="${names}" data-build="${build}"${renderAttribute}${workerAttribute}>${script}</script></head>`,
  )
  return { script, ...inlineStyles(htmlWithScript, getStyle) }
}

/**
 * Removes React's view transition names, which only streamed parts need. Matches attributes only, because React escapes
 * quotes in texts and attribute values.
 */
const stripTransitionNames = (html: string): string => html.replace(/ vt-\w+="[^"]*"/g, '')

const stripFlightScripts = (html: string): string =>
  html.replace(/<script>([^]*?)<\/script>/g, (tag, code: string) => (isFlightScript(code) ? '' : tag))

/** Chromium delays the first paint for a font preload before the content. */
function moveFontPreloadsToEnd(html: string): string {
  const preloads: string[] = []
  const content = html.replace(/<link rel="preload"[^>]* as="font"[^>]*\/>/g, preload => {
    preloads.push(preload)
    return ''
  })
  return content.replace('</body>', () => `${preloads.join('')}</body>`)
}
