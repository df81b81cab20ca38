import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { css, getEntries } from './mdn.ts'

const rules = getEntries(css['at-rules'])
const properties = getEntries(css['properties'])
const selectors = getEntries(css['selectors'])
const types = getEntries(css['types'])

/** Entries by name. Not all are functions, because MDN lists functions among other values, at several depths. */
const functions = new Map<string, Identifier[]>()
function collectFunctions(entries: ReadonlyMap<string, Identifier>): void {
  for (const [key, innerEntry] of entries) {
    const name = key.replace(/_function$/, '')
    functions.set(name, [...(functions.get(name) ?? []), innerEntry])
    collectFunctions(getEntries(innerEntry))
  }
}
for (const entries of [types, ...[...properties.values()].map(getEntries)]) collectFunctions(entries)

const viewportSizes: Readonly<Record<string, string>> = { s: 'small', l: 'large', d: 'dynamic' }

/** MDN has one entry for the units of each viewport size, and one for all container units; others have their own. */
const getUnitKey = (unit: string): string => {
  const [, size] = /^([sld])v(?:[hwib]|min|max)$/.exec(unit) ?? []
  if (size !== undefined) return `viewport_percentage_units_${viewportSizes[size]}`
  return /^cq(?:[hwib]|min|max)$/.test(unit) ? 'container_query_length_units' : unit
}

function findEntries(feature: string): readonly (Identifier | undefined)[] {
  const [, rule, inner] = /^@([\w-]+)(?: ([\w-]+))?$/.exec(feature) ?? []
  if (rule !== undefined) return [inner === undefined ? rules.get(rule) : getEntries(rules.get(rule)).get(inner)]
  if (feature.startsWith(':')) return [selectors.get(feature.replace(/^::?/, ''))]
  if (feature.endsWith('()')) return functions.get(feature.slice(0, -2)) ?? []
  if (feature.startsWith('1')) return [getEntries(types.get('length')).get(getUnitKey(feature.slice(1)))]
  const [property = '', value] = feature.split(': ')
  return [value === undefined ? properties.get(property) : getEntries(properties.get(property)).get(value)]
}

/** `feature` is in the notation of `findCssFeatures`. */
export const getCssData = (feature: string): readonly Identifier[] =>
  findEntries(feature).filter(entry => entry !== undefined)
