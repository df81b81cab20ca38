import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test, type Locator } from '@playwright/test'
import { difference } from './compare-pictures.ts'

/** Compares a part with its picture in tests/e2e/pictures; `--update-snapshots` keeps what it looks like now. */
export async function expectPicture(part: Locator, name: string): Promise<void> {
  const { config } = test.info()
  const path = test.info().snapshotPath(`${name}.png`)
  const shot = () => part.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  // A weight that nothing has shown before is only now on its way.
  await part.evaluate(async () => void (await document.fonts.ready))
  if (config.updateSnapshots === 'all' || (config.updateSnapshots === 'changed' && !existsSync(path))) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await shot())
  }
  // Once more while something still settles; then the difference fails the test, and what is there is attached to the report.
  let found: string | undefined
  for (let look = 0; look < 3; look++) {
    const actual = await shot()
    found = await difference(readFileSync(path), actual)
    if (found === undefined) return
    if (look === 2) await test.info().attach(name, { body: actual, contentType: 'image/png' })
  }
  expect.soft(found, name).toBeUndefined()
}
