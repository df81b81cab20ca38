import { readFileSync } from 'node:fs'

/** The identifiers (R-…) of the product's rules, as the readings of the specification have them. */
const rules = (
  '401 about-statistics bot build categories chat-app city city-groups complaint confirm cookie-banner ' +
  'current-city dialog errors failed-page fallback guards hreflang legal list loading locale ' +
  'locale-cookie locale-excluded login logout notifications offer-buy profile random registration ' +
  'reviews route-rules rpc service-request targets test toast token user-refresh'
)
  .split(' ')
  .map(name => `R-${name}`)

/** The rules that no test has in its name. */
export function unnamedRules(testFiles: readonly string[]): readonly string[] {
  const named = new Set(testFiles.flatMap(path => readFileSync(path, 'utf8').match(/\bR-[a-z0-9-]+/g) ?? []))
  return rules.filter(rule => !named.has(rule))
}
