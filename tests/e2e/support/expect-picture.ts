import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test, type Locator } from '@playwright/test'
import { comparePictures } from './compare-pictures.ts'

/** Compares a part with its picture in tests/e2e/pictures; `--update-snapshots` keeps what it looks like now. */
export async function expectPicture(part: Locator, name: string): Promise<void> {
  const { config } = test.info()
  const path = test.info().snapshotPath(`${name}.png`)
  const takeScreenshot = () => part.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  // A weight that nothing has shown before is only now on its way.
  await part.evaluate(async () => void (await document.fonts.ready))
  if (config.updateSnapshots === 'all' || (config.updateSnapshots === 'changed' && !existsSync(path))) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await takeScreenshot())
  }
  // Once more while something still settles; then the difference fails the test, and what is there is attached to the report.
  let difference: string | undefined
  for (let attempt = 0; attempt < 3; attempt++) {
    const actual = await takeScreenshot()
    difference = await comparePictures(readFileSync(path), actual)
    if (difference === undefined) return
    if (attempt === 2) await test.info().attach(name, { body: actual, contentType: 'image/png' })
  }
  expect.soft(difference, name).toBeUndefined()
}
