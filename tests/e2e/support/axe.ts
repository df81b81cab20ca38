import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { layOutWholePage } from './lay-out-whole-page.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const standardTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const contrastRules = ['color-contrast', 'link-in-text-block']

/** `partSelector` must match a part with text. Another test must check the rest of the page. */
export async function expectNoAxeViolations(page: Page, partSelector?: string): Promise<void> {
  const { violations, passes } = await analyze(page, { type: 'tag', values: standardTags }, partSelector)
  if (partSelector === undefined) expect(passes.length, 'rules that found something to check').toBeGreaterThan(10)
  else expect(passes).toContain('color-contrast')
  expect(violations).toEqual([])
}

export async function expectContrast(page: Page, partSelector?: string): Promise<void> {
  const { violations, passes } = await analyze(page, { type: 'rule', values: contrastRules }, partSelector)
  expect(passes).toContain('color-contrast')
  expect(violations).toEqual([])
}

export async function expectNoAxeViolationsInBothThemes(page: Page, partSelector?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoAxeViolations(page, partSelector)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page, partSelector)
}

/** During a transition, axe would measure intermediate colors. A finished transition can start others. */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const findRunningAnimations = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    for (let running = findRunningAnimations(); running.length > 0; running = findRunningAnimations())
      for (const animation of running) animation.finish()
  })

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function analyze(page: Page, runOnly: axe.RunOnly, partSelector?: string) {
  await layOutWholePage(page)
  await finishAnimations(page)
  // The check would not cover frames.
  expect(page.frames()).toHaveLength(1)
  // Axe loads once per document, because loading takes half of the time. The CSP would block a script element.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([rules, part]) => {
      if (!window.axe) throw new Error('Axe is not loaded')
      // Details of passes are slow: the home page has over a thousand links. Axe throws if no element matches `part`.
      const { violations, passes } = await window.axe.run(part ?? document, {
        runOnly: rules,
        resultTypes: ['violations'],
      })
      return {
        passes: passes.map(({ id }) => id),
        violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
      }
    },
    [runOnly, partSelector] as const,
  )
}
