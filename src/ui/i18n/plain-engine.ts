import { getCurrentLocale } from './browser-texts.ts'
import type { TextEngine } from './text-engine.ts'

type Values = Readonly<Record<string, unknown>>

const bundles = new Map<string, object>()
const locale = getCurrentLocale()
const pluralRules = new Intl.PluralRules(locale)
const numberFormat = new Intl.NumberFormat(locale)

function findText(key: string): unknown {
  const [namespace = '', path = ''] = key.split(':')
  return path
    .split('.')
    .reduce<unknown>(
      (tree, name) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, name) : undefined),
      bundles.get(namespace),
    )
}

const fillPlaceholders = (text: string, values: Values): string =>
  text.replace(/{{(\w+)(, number)?}}/g, (placeholder, name: string, isNumber: string | undefined) => {
    if (!(name in values)) return placeholder
    return isNumber === undefined ? String(values[name]) : numberFormat.format(Number(values[name]))
  })

/** Fills in a text, or a tree of texts for `returnObjects`. */
function fillTree(text: unknown, values: Values): unknown {
  if (typeof text === 'string') return fillPlaceholders(text, values)
  if (typeof text !== 'object' || text === null) return undefined
  return Object.fromEntries(Object.entries(text).map(([name, child]) => [name, fillTree(child, values)]))
}

/** For a missing text, returns the key without its namespace, as i18next does. */
export function getText(key: string, values: Values = {}): unknown {
  const { count } = values
  const form = typeof count === 'number' ? findText(`${key}_${pluralRules.select(count)}`) : undefined
  return fillTree(form ?? findText(key), values) ?? key.replace(/^.*:/, '')
}

/** The subset of i18next that islands use, for pages close to their size budget (docs/decisions/i18n.md). */
export const plainEngine: TextEngine = {
  useT: () => getText,
  getT: () => getText,
  addTexts: (namespace, texts) => void bundles.set(namespace, texts),
}
