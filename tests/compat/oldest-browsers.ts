import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/forLegacyNode'
import { oldestBrowsers } from '#scripts/bundles.mjs'

/** MDN lists mobile browsers separately. */
const mdnBrowserNames: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
}
const oldestVersions = oldestBrowsers.flatMap(browser => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? []
  return (mdnBrowserNames[name] ?? []).map(each => ({ browser: each, version }))
})

export function isAtMost(version: string, most: string): boolean {
  const [left, right] = [version, most].map(text => text.split('.').map(Number))
  const at = [0, 1].find(part => (left?.[part] ?? 0) !== (right?.[part] ?? 0))
  return at === undefined || (left?.[at] ?? 0) < (right?.[at] ?? 0)
}

/** Supported without flag, prefix or other name, and not removed. */
const isUnconditional = (statement: SimpleSupportStatement) =>
  !statement.flags && !statement.prefix && !statement.alternative_name && statement.version_removed === undefined

const getVersionAdded = ({ version_added: since }: SimpleSupportStatement) =>
  typeof since === 'string' && since !== 'preview' ? [since.replace('≤', '')] : []

/** True also if MDN has no data. */
const isKnown = ({ __compat: compat }: Identifier): boolean =>
  !compat ||
  oldestVersions.every(({ browser, version }) =>
    [compat.support[browser] ?? []]
      .flat()
      .filter(isUnconditional)
      .flatMap(getVersionAdded)
      .some(since => isAtMost(since, version)),
  )

/** A name may have several entries. It is missing if all of them are. */
export const isMissing = (data: readonly Identifier[]): boolean => data.length > 0 && !data.some(isKnown)
