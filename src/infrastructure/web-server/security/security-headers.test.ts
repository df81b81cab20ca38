import { expect, it } from 'vitest'
import { closedPolicy, securityHeaders, createTransportSecurityHeader } from './security-headers.ts'

it('no other site frames, opens or embeds what is answered, no type is guessed, and no device is asked for', () => {
  const { 'permissions-policy': permissions, ...others } = securityHeaders
  expect(others).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  for (const device of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(permissions).toContain(`${device}=()`)
})

it('an answer that is no document may do nothing but show a picture', () => {
  const directives = closedPolicy.split('; ').map(directive => directive.split(' '))
  expect(new Map(directives.map(([name, ...sources]) => [name, sources]))).toEqual(
    new Map([
      ['default-src', ["'none'"]],
      ['img-src', ["'self'"]],
      ['base-uri', ["'none'"]],
      ['form-action', ["'none'"]],
      ['frame-ancestors', ["'none'"]],
    ]),
  )
})

it('https is insisted on where the site has it, for sub-domains too unless they are left out', () => {
  const https = 'https://znatok.example'
  expect(createTransportSecurityHeader(https, true)).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
  expect(createTransportSecurityHeader(https, false)).toEqual({ 'strict-transport-security': 'max-age=63072000' })
  for (const site of ['http://localhost:3000', 'http://https.example'])
    expect(createTransportSecurityHeader(site, true)).toEqual({})
})
