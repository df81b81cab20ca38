// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { cookieConsent } from './cookie-consent.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('keeps that cookies were accepted', () => {
  expect(cookieConsent.isAccepted()).toBe(false)
  cookieConsent.accept()
  expect(cookieConsent.isAccepted()).toBe(true)
  expect(localStorage.getItem('cookiesAccepted')).toBe('true')
})

it.each(['', 'false', '1', '"true"', 'TRUE'])('takes %j for no', text => {
  localStorage.setItem('cookiesAccepted', text)
  expect(cookieConsent.isAccepted()).toBe(false)
})

it('takes a forbidden storage for no', () => {
  const forbid = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  cookieConsent.accept()
  expect(cookieConsent.isAccepted()).toBe(false)
})
