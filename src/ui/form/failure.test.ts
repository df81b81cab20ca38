import { describe, expect, test } from 'vitest'
import { failureText } from './failure.tsx'

const texts = {
  failed: { heading: 'Failed', text: 'Try again.' },
  Incomplete: { text: 'Try later.' },
  FieldErrors: { heading: 'Refused' },
  SessionExpired: { heading: 'Expired', text: 'Sign in.' },
  TooManyRequests: { heading: 'Too many', text: 'Wait.', again: 'Go on.' },
}

describe('R-fallback: the text of a failed write', () => {
  test.each([
    [{ _tag: 'ApiUnavailable' }, texts.failed],
    [{ _tag: 'SessionExpired' }, texts.SessionExpired],
    [{ _tag: 'NotSignedIn' }, texts.SessionExpired],
    [{ _tag: 'Incomplete' }, { heading: 'Failed', text: 'Try later.' }],
    [
      { _tag: 'FieldErrors', message: 'Not today.' },
      { heading: 'Refused', text: 'Not today.' },
    ],
    [{ _tag: 'FieldErrors', message: '' }, texts.failed],
    [
      { _tag: 'Incomplete', message: 'Two are missing.' },
      { heading: 'Failed', text: 'Two are missing.' },
    ],
  ])('of %o is %o', (failure, text) => {
    expect(failureText(failure, texts)).toEqual(text)
  })

  test('changes once the rate limit is over', () => {
    const limited = { _tag: 'TooManyRequests' }
    expect(failureText(limited, texts, 3)).toMatchObject({ heading: 'Too many', text: 'Wait.' })
    expect(failureText(limited, texts, 0)).toMatchObject({ heading: 'Too many', text: 'Go on.' })
    expect(failureText(limited, { ...texts, TooManyRequests: { text: 'Wait.' } }, 0)).toMatchObject({ text: 'Wait.' })
  })

  test('is the usual one where nobody is told to sign in', () => {
    const { SessionExpired: _, ...others } = texts
    expect(failureText({ _tag: 'NotSignedIn' }, others)).toEqual(texts.failed)
  })
})
