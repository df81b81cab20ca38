import { expect, it } from 'vitest'
import { createSharedAnswers } from './shared-answers.ts'

const answerOf = (length: number) => ({ status: 200, text: 'x'.repeat(length), json: undefined })

it('an answer is shared for a minute after it came, however often it is read', () => {
  let time = 1
  const answers = createSharedAnswers(() => time)
  answers.set('/api/regions?lang=ru', answerOf(1))
  time += 59_999
  expect(answers.get('/api/regions?lang=ru')).toEqual(answerOf(1))
  time += 2
  expect(answers.get('/api/regions?lang=ru')).toBeUndefined()
})

it('shared answers are bounded in size, each and together', () => {
  const answers = createSharedAnswers()
  answers.set('too long', answerOf(1_000_000))
  expect(answers.get('too long')).toBeUndefined()
  for (let city = 0; city <= 8; city += 1) answers.set(String(city), answerOf(999_999))
  expect([answers.get('0'), answers.get('1')]).toEqual([undefined, answerOf(999_999)])
})
