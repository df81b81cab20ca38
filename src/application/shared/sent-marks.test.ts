import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createSentMarks } from './sent-marks.ts'

function setUp() {
  const device = aDevice()
  let now = 1_000_000
  return { device, marks: createSentMarks(device, () => now), advanceClock: (ms: number) => (now += ms) }
}
const hourMs = 3_600_000
const createContent = (input: unknown, senderId: number | null = 7) => ({ input, senderId: senderId ?? undefined })

it('returns an uncertain mark until the attempt ends', () => {
  const { marks, advanceClock } = setUp()
  const attempt = marks.beginAttempt('review:4', createContent('Хорошо'))
  expect(marks.getLast('review:4')).toMatchObject({ sentAt: 1_000_000, isCertain: false })
  advanceClock(8000)
  attempt.markDelivered()
  expect(marks.getLast('review:4')).toMatchObject({ sentAt: 1_008_000, isCertain: true })
})

it('restores the previous mark if the request did not arrive', () => {
  const { marks } = setUp()
  marks.beginAttempt('review:4', createContent('Хорошо')).markUndelivered()
  expect(marks.getLast('review:4')).toBeUndefined()
  marks.beginAttempt('review:4', createContent('Хорошо'))
  marks.beginAttempt('review:4', createContent('Плохо')).markUndelivered()
  expect(marks.getLast('review:4')).toMatchObject({ isCertain: false })
  expect(marks.getLast('review:4')?.matches(createContent('Хорошо'))).toBe(true)
})

it('distinguishes texts, senders and targets', () => {
  const { marks } = setUp()
  marks.beginAttempt('review:4', createContent('Хорошо')).markDelivered()
  marks.beginAttempt('review:5', createContent('Плохо', null)).markDelivered()
  const compare = (name: string, ...content: Parameters<typeof createContent>) =>
    marks.getLast(name)?.matches(createContent(...content))
  expect(compare('review:4', 'Хорошо')).toBe(true)
  expect(compare('review:4', 'Плохо')).toBe(false)
  expect(compare('review:4', 'Ужасно')).toBe(false)
  expect(compare('review:4', 'Хорошо', 8)).toBe(false)
  expect(compare('review:4', 'Хорошо', null)).toBe('maybe')
  expect(compare('review:5', 'Плохо')).toBe('maybe')
  expect(marks.getLast('review:6')).toBeUndefined()
})

it('does not store the text, and drops marks after a day or when cleared', () => {
  const { marks, device, advanceClock } = setUp()
  marks.beginAttempt('review:4', createContent('Хорошо')).markDelivered()
  expect(device.read('sent')).not.toContain('Хорошо')
  advanceClock(24 * hourMs - 1)
  expect(marks.getLast('review:4')).toBeDefined()
  advanceClock(1)
  expect(marks.getLast('review:4')).toBeUndefined()
  marks.beginAttempt('review:4', createContent(1))
  marks.clear()
  expect(marks.getLast('review:4')).toBeUndefined()
})

it('stores marks in memory if the device stores nothing', () => {
  const marks = createSentMarks(aDevice({ isFull: true }), Date.now)
  marks.beginAttempt('review:4', createContent('Хорошо'))
  expect(marks.getLast('review:4')).toMatchObject({ isCertain: false })
})

it.each([
  { at: '1000000' },
  { at: undefined },
  { isCertain: 1 },
  { isCertain: undefined },
  { hash: 7 },
  { hash: undefined },
  { signer: '7' },
  { signer: undefined },
])('ignores a mark with %o', invalidFields => {
  const getLast = (mark: object) => {
    const { device, marks } = setUp()
    device.write('sent', JSON.stringify({ 'review:4': mark }))
    return marks.getLast('review:4')
  }
  const validMark = { at: 1_000_000, isCertain: true, hash: 'a', signer: 7 }
  expect([getLast(validMark)?.isCertain, getLast({ ...validMark, signer: null })?.isCertain]).toEqual([true, true])
  expect(getLast({ ...validMark, ...invalidFields })).toBeUndefined()
})

it('stores marks in the format of earlier builds', () => {
  const text =
    '{"review:4":{"at":1000000,"isCertain":true,"hash":"ikvgsg","signer":7},' +
    '"review:5":{"at":1000000,"isCertain":false,"hash":"1uqysqa","signer":null}}'
  const { marks, device } = setUp()
  marks.beginAttempt('review:4', createContent('Хорошо')).markDelivered()
  marks.beginAttempt('review:5', createContent('Плохо', null))
  expect(device.read('sent')).toBe(text)
  const restored = setUp()
  restored.device.write('sent', text)
  expect(restored.marks.getLast('review:4')?.matches(createContent('Хорошо'))).toBe(true)
  expect(restored.marks.getLast('review:5')?.matches(createContent('Плохо', 7))).toBe('maybe')
})

it.each(['null', '7', '{"review:4":null}', '{"review:4":7}'])('returns no mark for the stored text %s', text => {
  const { device, marks } = setUp()
  device.write('sent', text)
  expect(marks.getLast('review:4')).toBeUndefined()
})

it('returns a mark even if others are invalid', () => {
  const validMark = { at: 1_000_000, isCertain: true, hash: 'a', signer: 7 }
  for (const invalidMark of [null, 7, 'x', {}]) {
    const { device, marks } = setUp()
    device.write('sent', JSON.stringify({ 'review:5': invalidMark, 'review:4': validMark }))
    expect(marks.getLast('review:4')?.isCertain).toBe(true)
  }
})

it('ignores invalid stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      const { marks, device } = setUp()
      device.write('sent', text)
      expect(marks.getLast('review:4')).toBeUndefined()
      marks.beginAttempt('review:4', createContent(1))
      expect(marks.getLast('review:4')).toBeDefined()
    }),
  )
})

it('updates and clears marks in memory if the device stores nothing', () => {
  const marks = createSentMarks(aDevice({ isFull: true }), Date.now)
  marks.beginAttempt('review:4', createContent('Хорошо')).markDelivered()
  expect(marks.getLast('review:4')).toMatchObject({ isCertain: true })
  marks.clear()
  expect(marks.getLast('review:4')).toBeUndefined()
})

it('marks a request as delivered at a given time', () => {
  const { marks, advanceClock } = setUp()
  const attempt = marks.beginAttempt('review:4', createContent('Хорошо'))
  advanceClock(hourMs)
  attempt.markDelivered(1_000_000)
  expect(marks.getLast('review:4')).toMatchObject({ sentAt: 1_000_000, isCertain: true })
})

it('stores nothing for an attempt that ends after its mark has been cleared', () => {
  const { marks, device } = setUp()
  marks.beginAttempt('review:4', createContent('Плохо'))
  const attempts = [
    marks.beginAttempt('review:4', createContent('Хорошо')),
    marks.beginAttempt('review:5', createContent('Хорошо')),
  ]
  marks.clear()
  attempts[0]?.markUndelivered()
  expect(attempts[1]?.markDelivered()).toBe(false)
  expect(device.read('sent')).toBe('')
})

it('leaves the mark of a later attempt when an earlier one ends', () => {
  const { marks, advanceClock } = setUp()
  const attempts = [
    marks.beginAttempt('review:4', createContent('Хорошо')),
    marks.beginAttempt('review:4', createContent('Хорошо')),
  ]
  marks.clear()
  advanceClock(1)
  marks.beginAttempt('review:4', createContent('Хорошо', 8))
  attempts[0]?.markDelivered()
  attempts[1]?.markUndelivered()
  expect(marks.getLast('review:4')).toMatchObject({ sentAt: 1_000_001, isCertain: false })
})

it('marks an attempt as delivered after its refusal has restored the previous mark', () => {
  const { marks, advanceClock } = setUp()
  marks.beginAttempt('review:4', createContent('Хорошо'))
  advanceClock(1)
  const attempt = marks.beginAttempt('review:4', createContent('Отлично'))
  attempt.markUndelivered()
  expect(attempt.markDelivered(1_000_000)).toBe(true)
  expect(marks.getLast('review:4')).toMatchObject({ sentAt: 1_000_000, isCertain: true })
  expect(marks.getLast('review:4')?.matches(createContent('Отлично'))).toBe(true)
})
