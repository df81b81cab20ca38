import { expect, test } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createDrafts, type DraftOwner } from '#application/shared/drafts.ts'
import { continueSubmission, startSubmission } from './start-submission.ts'

interface Fields {
  readonly text: string
}

const isFields = (content: unknown): content is Fields =>
  typeof content === 'object' && content !== null && 'text' in content
const initialFields = { text: '' }
const userId = 7

function aForm(...owners: readonly DraftOwner[]) {
  const drafts = createDrafts(aDevice(), () => 0)
  for (const owner of owners) drafts.write('review:4', owner, { text: `by ${owner}` })
  return { drafts, name: 'review:4', initialFields, isFields }
}

const anonymousFields = { text: 'by null' }
const userFields = { text: 'by 7' }

test.each([
  [
    'starts with the anonymous draft for a signed-out visitor',
    [null, userId],
    null,
    { draft: anonymousFields, offer: undefined },
  ],
  ['starts with the user’s draft for a user', [null, userId], userId, { draft: userFields, offer: undefined }],
  [
    'offers the anonymous draft to a user without a draft',
    [null],
    userId,
    { draft: undefined, offer: { fields: anonymousFields, owner: null } },
  ],
  ['does not offer the draft of another user', [8], userId, { draft: undefined, offer: undefined }],
  ['reads no draft while the author is unknown', [null], undefined, { draft: undefined, offer: undefined }],
] as const)('%s', (_, owners, author, expected) => {
  expect(startSubmission(aForm(...owners), author)).toEqual({ author, initialFields, ...expected })
})

test('ignores the draft of another build that does not fit the form', () => {
  const form = aForm()
  form.drafts.write(form.name, userId, { words: 'old' })
  expect(startSubmission(form, userId)).toMatchObject({ draft: undefined })
})

const typedInput = { initialFields, isTyped: true, isHalfTyped: false }
const halfTypedInput = { initialFields, isTyped: false, isHalfTyped: true }

test('assigns earlier input to the author when the author becomes known', () => {
  expect(continueSubmission(aForm(), { ...typedInput, author: undefined }, userId)).toMatchObject({
    author: userId,
    storesInput: true,
    offer: undefined,
  })
})

test('offers the author’s earlier draft instead of overwriting it with input', () => {
  const start = continueSubmission(aForm(userId), { ...typedInput, author: undefined }, userId)
  expect(start).toMatchObject({ offer: { fields: userFields, owner: userId } })
  expect(start).not.toHaveProperty('storesInput')
})

test('does not offer the visitor’s own anonymous input after sign-in', () => {
  expect(continueSubmission(aForm(null), { ...typedInput, author: null }, userId)).toMatchObject({
    storesInput: true,
    previousOwner: null,
    offer: undefined,
  })
})

test('fills an empty form with the author’s draft', () => {
  const emptyInput = { author: undefined, initialFields, isTyped: false, isHalfTyped: false }
  const start = continueSubmission(aForm(userId), emptyInput, userId)
  expect(start).toMatchObject({ draft: userFields, fieldsToFill: userFields })
})

test('offers the author’s draft while a field is half typed, because the draft would replace the text', () => {
  const start = continueSubmission(aForm(userId), { ...halfTypedInput, author: undefined }, userId)
  expect(start).toMatchObject({ draft: undefined, offer: { fields: userFields, owner: userId } })
  expect(start).not.toHaveProperty('fieldsToFill')
})

test('does not store half-typed text as the author’s draft', () => {
  const start = continueSubmission(aForm(null), { ...halfTypedInput, author: null }, userId)
  expect(start).toMatchObject({ offer: { owner: null } })
  expect(start).not.toHaveProperty('storesInput')
})

test('replaces another user’s input with the user’s draft, or with the initial fields', () => {
  expect(continueSubmission(aForm(), { ...typedInput, author: 8 }, userId)).toMatchObject({
    fieldsToFill: initialFields,
  })
  expect(continueSubmission(aForm(userId), { ...typedInput, author: 8 }, userId)).toMatchObject({
    fieldsToFill: userFields,
  })
})
