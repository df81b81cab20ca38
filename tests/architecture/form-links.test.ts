import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { forms } from '#tests/e2e/support/forms.ts'
import { sourcesUnder } from './support/sources.ts'

it('every form that a link opens goes through the browser tests of all forms', () => {
  const views = sourcesUnder('src', /\.tsx$/).map(path => readFileSync(path, 'utf8'))
  const linked = views.flatMap(view => [...view.matchAll(/data-form="(\w+)"/g)].map(([, name]) => name))
  expect(new Set(forms(1).map(({ name }) => name))).toEqual(new Set(linked))
})
