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
/** What a theme may change. */
const contrastRules = ['color-contrast', 'link-in-text-block']

/** Checks a page as it stands: WCAG 2.2 AA and good practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations, passes } = await analyze(page, { type: 'tag', values: standardTags })
  expect(passes.length, 'rules that found something to check').toBeGreaterThan(10)
  expect(violations).toEqual([])
}

/** Checks the colours of a page as it stands. */
export async function expectContrast(page: Page): Promise<void> {
  const { violations, passes } = await analyze(page, { type: 'rule', values: contrastRules })
  expect(passes).toContain('color-contrast')
  expect(violations).toEqual([])
}

/** Checks a page as it stands, and what a dark theme may change of it. */
export async function expectNoAxeViolationsInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
}

/**
 * Finishes all animations: halfway between two themes no contrast is right. A finished transition can start others, on elements
 * that inherit its colour.
 */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const findRunning = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    for (let running = findRunning(); running.length > 0; running = findRunning())
      for (const animation of running) animation.finish()
  })

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that found something and nothing wrong, and in words what breaks which rule. */
async function analyze(page: Page, runOnly: axe.RunOnly) {
  await layOutWholePage(page)
  await finishAnimations(page)
  // The pages have none; axe would have to be put into each.
  expect(page.frames()).toHaveLength(1)
  // Half of the time of an analysis, so once a document. As a string: the policy of the page allows no such script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async only => {
    if (!window.axe) throw new Error('No axe')
    // What passes is only counted by rule: the home page has over a thousand links to describe.
    const { violations, passes } = await window.axe.run({ runOnly: only, resultTypes: ['violations'] })
    return {
      passes: passes.map(({ id }) => id),
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    }
  }, runOnly)
}
