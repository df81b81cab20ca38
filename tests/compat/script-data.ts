import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { api, javascript, within } from './mdn.ts'

const builtins = within(javascript['builtins'])

type Known = Map<string, readonly Identifier[]>
const globals: Known = new Map()
/** `AbortSignal.any` */
const statics: Known = new Map()
/** Whose member it is does not show in a script: it is known if any of its owners knows it. */
const members: Known = new Map()
const events: Known = new Map()

/** Of other interfaces no script here has an object; their members' names are words that anybody takes: `.city`, `.badge`. */
const used =
  /^(?:HTML\w*Element|Element|Document|Node|Window|Navigator|EventTarget|History|Crypto|Clipboard|ViewTransition|CSSStyleDeclaration|DOMTokenList|URL|URLSearchParams|AbortSignal|Blob|Response|Headers|Storage|Performance|Range|Selection)$/

const add = (known: Known, name: string, entry: Identifier) => known.set(name, [...(known.get(name) ?? []), entry])

for (const [owner, entry] of [...within(api), ...builtins]) {
  const isBuiltin = builtins.has(owner)
  add(globals, owner, entry)
  for (const [key, member] of within(entry)) {
    const name = key.replace(/_(static|event)$/, '')
    if (key.endsWith('_event')) {
      add(events, name, member)
      continue
    }
    if (key.endsWith('_static') || isBuiltin) add(statics, `${owner}.${name}`, member)
    if (/[a-z][A-Z]/.test(name) && (used.test(owner) || isBuiltin)) add(members, name, member)
    if (owner === 'Window') add(globals, name, member)
  }
}

export const isGlobal = (name: string) => globals.has(name)
export const isStatic = (name: string) => statics.has(name)

/** What MDN knows of a feature by the name that `scriptFeatures` gives it. */
export function scriptDataOf(feature: string): readonly Identifier[] {
  if (feature.startsWith('.')) return members.get(feature.slice(1)) ?? []
  if (feature.startsWith('on ')) return events.get(feature.slice(3)) ?? []
  return statics.get(feature) ?? globals.get(feature) ?? []
}
