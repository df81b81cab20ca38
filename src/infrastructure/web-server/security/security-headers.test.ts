import { expect, it } from 'vitest'
import { closedPolicy, securityHeaders, createTransportSecurityHeader } from './security-headers.ts'

it('forbids framing, embedding, sniffing and device access', () => {
  const { 'permissions-policy': permissions, ...otherHeaders } = securityHeaders
  expect(otherHeaders).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  for (const device of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(permissions).toContain(`${device}=()`)
})

it('allows only images for responses that are not documents', () => {
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

it('sends HSTS on https sites, including subdomains unless excluded', () => {
  const https = 'https://znatok.example'
  expect(createTransportSecurityHeader(https, true)).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
  expect(createTransportSecurityHeader(https, false)).toEqual({ 'strict-transport-security': 'max-age=63072000' })
  for (const site of ['http://localhost:3000', 'http://https.example'])
    expect(createTransportSecurityHeader(site, true)).toEqual({})
})
