import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createSentMarks } from './sent-marks.ts'

function given() {
  const device = aDevice()
  let now = 1_000_000
  return { device, marks: createSentMarks(device, () => now), pass: (ms: number) => (now += ms) }
}
const hour = 3_600_000
const of = (input: unknown, senderId: number | null = 7) => ({ input, senderId: senderId ?? undefined })

it('are uncertain until the attempt ends', () => {
  const { marks, pass } = given()
  const attempt = marks.begin('review:4', of('Хорошо'))
  expect(marks.last('review:4')).toMatchObject({ at: 1_000_000, isCertain: false })
  pass(8000)
  attempt.arrived()
  expect(marks.last('review:4')).toMatchObject({ at: 1_008_000, isCertain: true })
})

it('are restored if the request did not arrive', () => {
  const { marks } = given()
  marks.begin('review:4', of('Хорошо')).missed()
  expect(marks.last('review:4')).toBeUndefined()
  marks.begin('review:4', of('Хорошо'))
  marks.begin('review:4', of('Плохо')).missed()
  expect(marks.last('review:4')).toMatchObject({ isCertain: false })
  expect(marks.last('review:4')?.isOf(of('Хорошо'))).toBe(true)
})

it('distinguish texts, senders and forms', () => {
  const { marks } = given()
  marks.begin('review:4', of('Хорошо')).arrived()
  marks.begin('review:5', of('Плохо', null)).arrived()
  const isOf = (name: string, ...content: Parameters<typeof of>) => marks.last(name)?.isOf(of(...content))
  expect(isOf('review:4', 'Хорошо')).toBe(true)
  expect(isOf('review:4', 'Плохо')).toBe(false)
  expect(isOf('review:4', 'Ужасно')).toBe(false)
  expect(isOf('review:4', 'Хорошо', 8)).toBe(false)
  expect(isOf('review:4', 'Хорошо', null)).toBe('maybe')
  expect(isOf('review:5', 'Плохо')).toBe('maybe')
  expect(marks.last('review:6')).toBeUndefined()
})

it('store no text, and expire after a day or on sign-out', () => {
  const { marks, device, pass } = given()
  marks.begin('review:4', of('Хорошо')).arrived()
  expect(device.read('sent')).not.toContain('Хорошо')
  pass(24 * hour - 1)
  expect(marks.last('review:4')).toBeDefined()
  pass(1)
  expect(marks.last('review:4')).toBeUndefined()
  marks.begin('review:4', of(1))
  marks.clear()
  expect(marks.last('review:4')).toBeUndefined()
})

it('last as long as the page if the device stores nothing', () => {
  const marks = createSentMarks(aDevice({ isFull: true }), Date.now)
  marks.begin('review:4', of('Хорошо'))
  expect(marks.last('review:4')).toMatchObject({ isCertain: false })
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
])('with %j are ignored', wrong => {
  const last = (mark: object) => {
    const { device, marks } = given()
    device.write('sent', JSON.stringify({ 'review:4': mark }))
    return marks.last('review:4')
  }
  const right = { at: 1_000_000, isCertain: true, hash: 'a', signer: 7 }
  expect([last(right)?.isCertain, last({ ...right, signer: null })?.isCertain]).toEqual([true, true])
  expect(last({ ...right, ...wrong })).toBeUndefined()
})

it('are stored as the builds on visitors’ devices store and read them', () => {
  const text =
    '{"review:4":{"at":1000000,"isCertain":true,"hash":"ikvgsg","signer":7},' +
    '"review:5":{"at":1000000,"isCertain":false,"hash":"1uqysqa","signer":null}}'
  const { marks, device } = given()
  marks.begin('review:4', of('Хорошо')).arrived()
  marks.begin('review:5', of('Плохо', null))
  expect(device.read('sent')).toBe(text)
  const later = given()
  later.device.write('sent', text)
  expect(later.marks.last('review:4')?.isOf(of('Хорошо'))).toBe(true)
  expect(later.marks.last('review:5')?.isOf(of('Плохо', 7))).toBe('maybe')
})

it.each(['null', '7', '{"review:4":null}', '{"review:4":7}'])('are absent in %s', text => {
  const { device, marks } = given()
  device.write('sent', text)
  expect(marks.last('review:4')).toBeUndefined()
})

it('are read beside invalid ones', () => {
  const right = { at: 1_000_000, isCertain: true, hash: 'a', signer: 7 }
  for (const wrong of [null, 7, 'x', {}]) {
    const { device, marks } = given()
    device.write('sent', JSON.stringify({ 'review:5': wrong, 'review:4': right }))
    expect(marks.last('review:4')?.isCertain).toBe(true)
  }
})

it('ignore invalid stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      const { marks, device } = given()
      device.write('sent', text)
      expect(marks.last('review:4')).toBeUndefined()
      marks.begin('review:4', of(1))
      expect(marks.last('review:4')).toBeDefined()
    }),
  )
})

it('are known to the whole page if the device stores nothing', () => {
  const marks = createSentMarks(aDevice({ isFull: true }), Date.now)
  marks.begin('review:4', of('Хорошо')).arrived()
  expect(marks.last('review:4')).toMatchObject({ isCertain: true })
  marks.clear()
  expect(marks.last('review:4')).toBeUndefined()
})

it('that are found to have arrived later keep the time of their attempt', () => {
  const { marks, pass } = given()
  const attempt = marks.begin('review:4', of('Хорошо'))
  pass(hour)
  attempt.arrived(1_000_000)
  expect(marks.last('review:4')).toMatchObject({ at: 1_000_000, isCertain: true })
})
