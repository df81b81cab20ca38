import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { api, javascript, getEntries } from './mdn.ts'

const builtins = getEntries(javascript['builtins'])

type EntriesByName = Map<string, readonly Identifier[]>
const globals: EntriesByName = new Map()
const statics: EntriesByName = new Map()
/** Only names of several words: a script does not show an object's type, so `.at` would match other members too. */
const members: EntriesByName = new Map()
const events: EntriesByName = new Map()

/** Members of other interfaces have common names, such as `.isActive`, and would cause false matches. */
const usedInterfaces =
  /^(?:HTML\w*Element|Element|Document|Node|Window|Navigator|EventTarget|History|Crypto|Clipboard|ViewTransition|CSSStyleDeclaration|DOMTokenList|URL|URLSearchParams|AbortSignal|Blob|Response|Headers|Storage|Performance|Range|Selection)$/

const addEntry = (entries: EntriesByName, name: string, entry: Identifier) =>
  entries.set(name, [...(entries.get(name) ?? []), entry])

for (const [owner, entry] of [...getEntries(api), ...builtins]) {
  const isBuiltin = builtins.has(owner)
  addEntry(globals, owner, entry)
  for (const [key, member] of getEntries(entry)) {
    const name = key.replace(/_(static|event)$/, '')
    if (key.endsWith('_event')) {
      addEntry(events, name, member)
      continue
    }
    if (key.endsWith('_static') || isBuiltin) addEntry(statics, `${owner}.${name}`, member)
    if (/[a-z][A-Z]/.test(name) && (usedInterfaces.test(owner) || isBuiltin)) addEntry(members, name, member)
    if (owner === 'Window') addEntry(globals, name, member)
  }
}

export const isGlobal = (name: string) => globals.has(name)
export const isStatic = (name: string) => statics.has(name)

/** `feature` is in the notation of `findScriptFeatures`. */
export function getScriptData(feature: string): readonly Identifier[] {
  if (feature.startsWith('.')) return members.get(feature.slice(1)) ?? []
  if (feature.startsWith('on ')) return events.get(feature.slice(3)) ?? []
  return statics.get(feature) ?? globals.get(feature) ?? []
}
