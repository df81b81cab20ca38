import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { css, within } from './mdn.ts'

const rules = within(css['at-rules'])
const properties = within(css['properties'])
const selectors = within(css['selectors'])
const types = within(css['types'])

/** Functions of values stand in several places, and at several depths. */
const functions = new Map<string, Identifier[]>()
function gather(entries: ReadonlyMap<string, Identifier>): void {
  for (const [key, inner] of entries) {
    const name = key.replace(/_function$/, '')
    functions.set(name, [...(functions.get(name) ?? []), inner])
    gather(within(inner))
  }
}
for (const entries of [types, ...[...properties.values()].map(within)]) gather(entries)

const viewport: Readonly<Record<string, string>> = { s: 'small', l: 'large', d: 'dynamic' }

/** MDN has one entry for all units of a kind. */
const unitKey = (unit: string): string => {
  const [, size] = /^([sld])v(?:[hwib]|min|max)$/.exec(unit) ?? []
  if (size !== undefined) return `viewport_percentage_units_${viewport[size]}`
  return /^cq(?:[hwib]|min|max)$/.test(unit) ? 'container_query_length_units' : unit
}

function find(feature: string): readonly (Identifier | undefined)[] {
  const [, rule, inner] = /^@([\w-]+)(?: ([\w-]+))?$/.exec(feature) ?? []
  if (rule !== undefined) return [inner === undefined ? rules.get(rule) : within(rules.get(rule)).get(inner)]
  if (feature.startsWith(':')) return [selectors.get(feature.replace(/^::?/, ''))]
  if (feature.endsWith('()')) return functions.get(feature.slice(0, -2)) ?? []
  if (feature.startsWith('1')) return [within(types.get('length')).get(unitKey(feature.slice(1)))]
  const [property = '', value] = feature.split(': ')
  return [value === undefined ? properties.get(property) : within(properties.get(property)).get(value)]
}

/** What MDN knows of a feature by the name that `cssFeatures` gives it. */
export const cssDataOf = (feature: string): readonly Identifier[] => find(feature).filter(one => one !== undefined)
