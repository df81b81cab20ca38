import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { sentMarks } from './sent-marks.ts'

function given() {
  const device = aDevice()
  let now = 1_000_000
  return { device, marks: sentMarks(device, () => now), pass: (ms: number) => (now += ms) }
}
const hour = 3_600_000

it('tell what was sent, and whether it surely arrived', () => {
  const { marks } = given()
  marks.write('review:4', { text: 'Хорошо' }, false)
  expect(marks.find('review:4', { text: 'Хорошо' })).toEqual({ at: 1_000_000, isCertain: false })
  marks.write('review:4', { text: 'Хорошо' }, true)
  expect(marks.find('review:4', { text: 'Хорошо' })).toEqual({ at: 1_000_000, isCertain: true })
})

it('know another text and another form apart', () => {
  const { marks } = given()
  marks.write('review:4', { text: 'Хорошо' }, true)
  marks.write('review:5', { text: 'Плохо' }, true)
  expect(marks.find('review:4', { text: 'Плохо' })).toBeUndefined()
  expect(marks.find('review:6', { text: 'Хорошо' })).toBeUndefined()
  expect(marks.find('review:5', { text: 'Плохо' })).toBeDefined()
})

it('keep nothing of the text, and end after a day or on sign-out', () => {
  const { marks, device, pass } = given()
  marks.write('review:4', { text: 'Хорошо' }, true)
  expect(device.read('sent')).not.toContain('Хорошо')
  pass(24 * hour - 1)
  expect(marks.find('review:4', { text: 'Хорошо' })).toBeDefined()
  pass(1)
  expect(marks.find('review:4', { text: 'Хорошо' })).toBeUndefined()
  marks.write('review:4', 1, true)
  marks.clear()
  expect(marks.find('review:4', 1)).toBeUndefined()
})

it('ignore stored text that is no mark', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      const { marks, device } = given()
      device.write('sent', text)
      expect(marks.find('review:4', 1)).toBeUndefined()
      marks.write('review:4', 1, true)
      expect(marks.find('review:4', 1)).toBeDefined()
    }),
  )
})
