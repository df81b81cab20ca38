import { decodeAttribute } from './decode-attribute.ts'
import { inlineStyles, type GetStyle } from './inline-styles.ts'
import { isFlightScript } from './next-scripts.ts'

export interface FinishedDocument {
  readonly html: string
  readonly script: string
  /** Undefined if the stylesheets stay files. */
  readonly style?: string
}

export interface InlineParts {
  readonly inlineScript: string
  readonly earlyScriptPath: string
  readonly build: string
  readonly hasServiceWorker: boolean
  readonly getStyle: GetStyle
}

export interface Hydration {
  /** The render whose flight data the document fetches; undefined if the document contains the data. */
  readonly renderId?: string | undefined
  readonly hydratesAtOnce?: boolean | undefined
}

/** Simulates an interaction, which makes the inline script hydrate the page. */
const hydrateAtOnceScript = ";dispatchEvent(new Event('focusin'))"

export function finishDocument(
  html: string,
  { inlineScript, earlyScriptPath, build, hasServiceWorker, getStyle }: InlineParts,
  { renderId, hydratesAtOnce }: Hydration = {},
): FinishedDocument {
  const script = hydratesAtOnce ? inlineScript + hydrateAtOnceScript : inlineScript
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
  const joinedFiles = [...new Set(renderId === undefined ? files : [earlyScriptPath, ...files])].join(' ')
  const renderAttribute = renderId === undefined ? '' : ` data-render="${renderId}"`
  const workerAttribute = hasServiceWorker ? '' : ' data-no-worker=""'
  const htmlWithScript = moveFontPreloadsToEnd(content).replace(
    '</head>',
    () =>
      `<script data-files="${joinedFiles}" data-build="${build}"${renderAttribute}${workerAttribute}>${script}</script></head>`,
  )
  return { script, ...inlineStyles(htmlWithScript, getStyle) }
}

/** Only streamed parts need React's view transition names. Texts can't match, because React escapes their quotes. */
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
