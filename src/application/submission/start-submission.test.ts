import { expect, test } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createDrafts, type DraftOwner } from '#application/shared/drafts.ts'
import { continueSubmission, startSubmission } from './start-submission.ts'

interface Fields {
  readonly text: string
}

const isFields = (content: unknown): content is Fields =>
  typeof content === 'object' && content !== null && 'text' in content
const empty = { text: '' }
const user = 7

/** A form on a device with the drafts of these owners. */
function aForm(...owners: readonly DraftOwner[]) {
  const drafts = createDrafts(aDevice(), () => 0)
  for (const owner of owners) drafts.write('review:4', owner, { text: `by ${owner}` })
  return { drafts, name: 'review:4', empty, isFields }
}

const byStranger = { text: 'by null' }
const byUser = { text: 'by 7' }

test.each([
  ['a stranger’s form starts with the stranger’s draft', [null, user], null, { draft: byStranger, offer: undefined }],
  ['a user’s form starts with the user’s draft', [null, user], user, { draft: byUser, offer: undefined }],
  [
    'a user without a draft is offered the stranger’s',
    [null],
    user,
    { draft: undefined, offer: { fields: byStranger, owner: null } },
  ],
  ['nobody sees another user’s draft', [8], user, { draft: undefined, offer: undefined }],
  ['nobody’s draft is read while the author is unknown', [null], undefined, { draft: undefined, offer: undefined }],
] as const)('%s', (_, owners, author, expected) => {
  expect(startSubmission(aForm(...owners), author)).toEqual({ author, empty, ...expected })
})

test('ignores the draft of another build that does not fit the form', () => {
  const form = aForm()
  form.drafts.write(form.name, user, { words: 'old' })
  expect(startSubmission(form, user)).toMatchObject({ draft: undefined })
})

const typed = { empty, isTyped: true }

test('assigns earlier input to the author once known', () => {
  expect(continueSubmission(aForm(), { ...typed, author: undefined }, user)).toMatchObject({
    author: user,
    isContinued: true,
    offer: undefined,
  })
})

test('offers the author’s earlier draft instead of overwriting it with input', () => {
  const start = continueSubmission(aForm(user), { ...typed, author: undefined }, user)
  expect(start).toMatchObject({ offer: { fields: byUser, owner: user } })
  expect(start).not.toHaveProperty('isContinued')
})

test('does not offer a stranger’s text to its author after sign-in', () => {
  expect(continueSubmission(aForm(null), { ...typed, author: null }, user)).toMatchObject({
    isContinued: true,
    typedBy: null,
    offer: undefined,
  })
})

test('fills an empty form with the author’s draft', () => {
  const start = continueSubmission(aForm(user), { author: undefined, empty, isTyped: false }, user)
  expect(start).toMatchObject({ draft: byUser, fill: byUser })
})

test('clears another user’s input', () => {
  expect(continueSubmission(aForm(), { ...typed, author: 8 }, user)).toMatchObject({ fill: empty })
  expect(continueSubmission(aForm(user), { ...typed, author: 8 }, user)).toMatchObject({ fill: byUser })
})
