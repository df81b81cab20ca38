import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { getManifestPath } from '#app/page-content/app-metadata.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { root } from './support/create-planted-project.ts'

it.each(locales)('%s has a web app manifest in public/ that starts on its home page', locale => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'public', getManifestPath(locale)), 'utf8'))
  expect(manifest).toMatchObject({ lang: locale, start_url: localizePath(locale, '/') })
})

it.each(locales)('%s has two letters, as the inline script and Varnish expect of a prefix', locale => {
  expect(locale).toMatch(/^[a-z]{2}$/)
})
