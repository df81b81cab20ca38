import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Checks a page as it stands: WCAG 2.2 AA and good practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await settled(page)
  const { violations, passes } = await analyzer(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(passes.length, 'rules that found something to check').toBeGreaterThan(10)
  expect(describeViolations(violations)).toEqual([])
}

/** Checks a page as it stands, and what a dark theme may change of it. */
export async function expectNoAxeViolationsInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  const { violations, passes } = await analyzer(page).withRules(['color-contrast', 'link-in-text-block']).analyze()
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  expect(describeViolations(violations)).toEqual([])
}

/**
 * Once nothing moves or changes its colour any more: half way from one theme to the other no contrast is right. Looked at
 * from outside, since an animation that something else cuts short may never call itself finished.
 */
const settled = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            ).length,
      ),
    )
    .toBe(0)

// What passes is only counted by rule: the home page has over a thousand links to describe.
const analyzer = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const describeViolations = (violations: Violations) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
