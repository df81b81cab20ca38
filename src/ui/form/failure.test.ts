import { describe, expect, test } from 'vitest'
import { namespaces, resources } from '#ui/i18n/resources.ts'
import { getFailureText } from './failure.tsx'

const texts = {
  failed: { heading: 'Failed', text: 'Try again.' },
  Incomplete: { text: 'Try later.' },
  FieldErrors: { heading: 'Refused', text: 'Check.' },
  Refused: { text: 'No use.' },
  Offline: { text: 'No connection.' },
  MayHaveArrived: { text: 'Unknown.' },
  SessionExpired: { heading: 'Expired', text: 'Sign in.' },
  TooManyRequests: { heading: 'Too many', text: 'Wait.', again: 'Go on.' },
}

const unavailableTexts = Object.values(resources).flatMap(localeTexts =>
  namespaces.flatMap(namespace => {
    const namespaceTexts = localeTexts[namespace]
    // Some forms have the text for an unavailable API outside `failure`.
    return 'failure' in namespaceTexts && /не\sотвечает|isn’t answering/.test(JSON.stringify(namespaceTexts))
      ? [{ namespace, failure: JSON.stringify(namespaceTexts.failure) }]
      : []
  }),
)

test('every form with a text for an unavailable API has others for a rejected request and a lost connection', () => {
  expect(unavailableTexts.length).toBeGreaterThan(11)
  for (const { namespace, failure } of unavailableTexts) {
    expect(failure, namespace).toMatch(/"Refused":\{"text":"[^"]*(повтор|retrying)/)
    expect(failure, namespace).toMatch(/"Offline":\{[^}]*(интернет|offline)/)
  }
})

test('every form with a text for an unavailable API has another for input rejected without a reason', () => {
  // A rejected login has wrong credentials.
  for (const { namespace, failure } of unavailableTexts.filter(form => form.namespace !== 'session'))
    expect(failure, namespace).toMatch(/"FieldErrors":\{[^}]*"text":"/)
})

test('every text for a lost connection says that nothing was sent, saved or marked', () => {
  const offlineTexts = Object.values(resources).flatMap(localeTexts =>
    namespaces.flatMap(namespace => /"Offline":\{(.*?)"\}/.exec(JSON.stringify(localeTexts[namespace]))?.[1] ?? []),
  )
  expect(offlineTexts.length).toBeGreaterThan(12)
  for (const text of offlineTexts)
    expect(text).toMatch(
      /не\s(отправили|сохранили|сохранил[ао]сь|отмечено)|(not|nothing was|wasn’t) (sent|saved|marked)/i,
    )
})

describe('R-fallback: the text of a failed write', () => {
  test.each([
    [{ _tag: 'ApiUnavailable', reason: 'failed' }, texts.failed],
    [
      { _tag: 'ApiUnavailable', reason: 'refused' },
      { heading: 'Failed', text: 'No use.' },
    ],
    [
      { _tag: 'ApiUnavailable', reason: 'offline' },
      { heading: 'Failed', text: 'No connection.' },
    ],
    [
      { _tag: 'ApiUnavailable', reason: 'timeout' },
      { heading: 'Failed', text: 'Unknown.' },
    ],
    [
      { _tag: 'ApiUnavailable', reason: 'broken' },
      { heading: 'Failed', text: 'Unknown.' },
    ],
    [{ _tag: 'SessionExpired' }, texts.SessionExpired],
    [{ _tag: 'NotSignedIn' }, texts.SessionExpired],
    [{ _tag: 'Incomplete' }, { heading: 'Failed', text: 'Try later.' }],
    [
      { _tag: 'FieldErrors', message: 'Not today.' },
      { heading: 'Refused', text: 'Not today.' },
    ],
    [{ _tag: 'FieldErrors', message: '' }, texts.FieldErrors],
    [
      { _tag: 'Incomplete', message: 'Two are missing.' },
      { heading: 'Failed', text: 'Two are missing.' },
    ],
  ])('of %o is %o', (failure, text) => {
    expect(getFailureText(failure, texts)).toEqual(text)
  })

  test('changes once the rate limit is over, if the form has a text for that', () => {
    const rateLimitFailure = { _tag: 'TooManyRequests' }
    expect(getFailureText(rateLimitFailure, texts, 3)).toMatchObject({ heading: 'Too many', text: 'Wait.' })
    expect(getFailureText(rateLimitFailure, texts, 0)).toMatchObject({ heading: 'Too many', text: 'Go on.' })
    expect(getFailureText(rateLimitFailure, { ...texts, TooManyRequests: { text: 'Wait.' } }, 0)).toMatchObject({
      text: 'Wait.',
    })
  })

  test('R-answers: shows the API’s reason for a rate limit before the countdown', () => {
    const rateLimitFailure = { _tag: 'TooManyRequests', message: 'Three a day.' }
    expect(getFailureText(rateLimitFailure, texts, 3).text).toBe('Three a day. Wait.')
  })

  test('is the default for a signed-out visitor if the form has no text for an expired session', () => {
    const { SessionExpired: _, ...otherTexts } = texts
    expect(getFailureText({ _tag: 'NotSignedIn' }, otherTexts)).toEqual(texts.failed)
  })
})
