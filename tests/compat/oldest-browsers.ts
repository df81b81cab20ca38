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
  return (mdnBrowserNames[name] ?? []).map(mdnName => ({ browser: mdnName, version }))
})

export function isAtMost(version: string, maxVersion: string): boolean {
  const [left, right] = [version, maxVersion].map(text => text.split('.').map(Number))
  const index = [0, 1].find(position => (left?.[position] ?? 0) !== (right?.[position] ?? 0))
  return index === undefined || (left?.[index] ?? 0) < (right?.[index] ?? 0)
}

const isUnconditional = (statement: SimpleSupportStatement) =>
  !statement.flags && !statement.prefix && !statement.alternative_name && statement.version_removed === undefined

const getVersionAdded = ({ version_added: since }: SimpleSupportStatement) =>
  typeof since === 'string' && since !== 'preview' ? [since.replace('≤', '')] : []

/** True if MDN has no data. */
const isSupported = ({ __compat: compat }: Identifier): boolean =>
  !compat ||
  oldestVersions.every(({ browser, version }) =>
    [compat.support[browser] ?? []]
      .flat()
      .filter(isUnconditional)
      .flatMap(getVersionAdded)
      .some(since => isAtMost(since, version)),
  )

/** A name may have several entries. One supported entry is enough, and a name without entries counts as supported. */
export const isUnsupported = (data: readonly Identifier[]): boolean => data.length > 0 && !data.some(isSupported)
