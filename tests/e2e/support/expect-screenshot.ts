import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test, type Locator } from '@playwright/test'
import { compareScreenshots } from './compare-screenshots.ts'

/** `--update-snapshots` adds a missing screenshot. `--update-snapshots=all` replaces existing ones too. */
export async function expectScreenshot(element: Locator, name: string): Promise<void> {
  const { config } = test.info()
  const path = test.info().snapshotPath(`${name}.png`)
  const takeScreenshot = () => element.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  // A font weight may still be loading.
  await element.evaluate(async () => void (await document.fonts.ready))
  if (config.updateSnapshots === 'all' || (config.updateSnapshots === 'changed' && !existsSync(path))) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await takeScreenshot())
  }
  // The page may still be settling.
  let difference: string | undefined
  for (let attempt = 0; attempt < 3; attempt++) {
    const actual = await takeScreenshot()
    difference = await compareScreenshots(readFileSync(path), actual)
    if (difference === undefined) return
    if (attempt === 2) await test.info().attach(name, { body: actual, contentType: 'image/png' })
  }
  expect.soft(difference, name).toBeUndefined()
}
