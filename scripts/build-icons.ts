import { writeFile } from 'node:fs/promises'
import type { LucideIconData } from 'lucide-react/types'
import { format, resolveConfig } from 'prettier'

/**
 * Writes the files of icons: each icon of lucide that the product shows, as the text of one path. Lucide's own components
 * would run in the browser; a path is markup only. Run `npx tsx scripts/build-icons.ts` after adding a name.
 */
const files = {
  'src/ui/kit/display/icons.ts': [
    'arrow-down arrow-right arrow-up arrow-up-down badge-check bell check chevron-down chevron-left chevron-right',
    'circle-check copy eye eye-off flag house info languages link lock log-out map-pin menu',
    'message-circle pencil play plus send settings sliders-horizontal star sun users x',
  ],
  // What public pages draw by script, apart: a page loads a file whole.
  'src/ui/kit/display/page-icons.ts': ['circle-exclamation-point heart rotate-cw search share-2 user'],
  // In a file of their own: most pages show none of them, and a page loads a file whole.
  'src/ui/category/category-icons.ts': [
    'baby briefcase brush-cleaning camera car chef-hat dumbbell graduation-cap hammer heart-handshake laptop',
    'paint-roller party-popper paw-print scale scissors sprout stethoscope truck wrench zap',
  ],
}

type Attributes = Readonly<Record<string, unknown>>

const arcs = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`

const rectangle = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`

// A path that starts with `m` means an absolute point, which it no longer is behind another path.
const standalone = (d: string) =>
  d.replace(
    /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(?=([\d.-])?)/,
    (_, x: string, y: string, more?: string) => `M${x} ${y}${more === undefined ? '' : 'l'}`,
  )

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function path(tag: string, of: Attributes): string {
  const n = (name: string) => Number(of[name] ?? 0)
  if (tag === 'path') return standalone(text(of['d']))
  if (tag === 'circle') return arcs(n('cx'), n('cy'), n('r'), n('r'))
  if (tag === 'ellipse') return arcs(n('cx'), n('cy'), n('rx'), n('ry'))
  if (tag === 'line') return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`
  if (tag === 'rect') return rectangle(n('x'), n('y'), n('width'), n('height'), n('rx'))
  if (tag === 'polyline') return `M${text(of['points'])}`
  if (tag === 'polygon') return `M${text(of['points'])}z`
  throw new Error(`lucide draws with <${tag}>, which this script does not know`)
}

const variable = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

interface IconModule {
  readonly __iconData: LucideIconData
}

const isIcon = (file: unknown): file is IconModule => typeof file === 'object' && file !== null && '__iconData' in file

async function icon(name: string): Promise<string> {
  const file: unknown = await import(`lucide-react/icons/${name}`)
  if (!isIcon(file)) throw new Error(`lucide has no icon ${name} under this very name: see what its file exports`)
  const data = file.__iconData
  return `export const ${variable(name)} =\n'${data.node.map(([tag, attributes]) => path(tag, attributes)).join('')}'`
}

const head =
  '// Made by scripts/build-icons.ts of lucide icons (ISC licence). Every text is the path of one icon in a box of 24.'
for (const [file, lines] of Object.entries(files)) {
  const icons = lines.flatMap(line => line.split(' ')).map(icon)
  const body = [head, ...(await Promise.all(icons))].join('\n')
  await writeFile(file, await format(body, { ...(await resolveConfig(file)), parser: 'typescript' }))
}
