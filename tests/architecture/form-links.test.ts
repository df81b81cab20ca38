import { expect, it } from 'vitest'
import { createForms } from '#tests/e2e/support/forms.ts'
import { isTestFile, listSourcePaths, readSource } from './support/sources.ts'

function findLinkedForms(): ReadonlySet<string> {
  const views = listSourcePaths('src', /\.tsx$/)
    .filter(path => !isTestFile(path))
    .map(path => readSource(path).text)
  return new Set(views.flatMap(view => [...view.matchAll(/data-form="(\w+)"/g)].map(([, name = '']) => name)))
}

it('the forms of the shared browser tests are the forms that links open', () => {
  expect(new Set(createForms(1).map(({ name }) => name))).toEqual(findLinkedForms())
})
