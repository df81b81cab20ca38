import { expect, it } from 'vitest'
import { getVisitorKey, readVisitorAddress } from './visitor-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5001', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:0db8:0::', '2001:0db8:0::', '2001:db8:0:0::/64'],
  ['::1', '::1', '0:0:0:0::/64'],
  ['unknown', undefined, 'unknown'],
  ['203.0.113.7:5001:1', undefined, 'unknown'],
  ['', undefined, 'unknown'],
  [undefined, undefined, 'unknown'],
])('%j has the IP address %j and the visitor key %j', (ip, address, key) => {
  expect([readVisitorAddress({ ip }), getVisitorKey({ ip })]).toEqual([address, key])
})
