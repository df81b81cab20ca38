import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getManifestPath } from '#app/page-content/app-metadata.ts'
import { locales } from '#domain/shared/locale.ts'
import { createIcons } from './create-icons.ts'
import { createManifest } from './create-manifest.ts'
import { findBrandProblems } from './find-brand-problems.ts'
import { readBrand } from './read-brand.ts'

/** Also stores the problems of the brand, which the site logs when it starts without the demo. */
export async function writeBrand(root: string): Promise<void> {
  const brand = readBrand(root)
  const files = new Map(await createIcons(brand))
  for (const locale of locales) {
    files.set(getManifestPath(locale), await createManifest(root, brand, locale))
  }
  for (const path of brand.screenshots) files.set(path, await readFile(join(root, 'brand', path)))
  for (const [path, content] of files) await writeAt(join(root, 'dist/public', path), content)
  await writeAt(join(root, 'dist/brand-problems.json'), JSON.stringify(await findBrandProblems(root, brand)))
}

async function writeAt(path: string, content: Buffer | string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
