import { expect, it } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

const ipv4 =
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.0.1 192.168.1.1 198.19.0.1 224.0.0.1 255.255.255.255'
const ipv6 = ':: ::1 fd00::1 fe80::1 ff02::1 [::1] [fd00::1]'
/** IPv4-mapped, NAT64 and 6to4 addresses. */
const ipv4InIpv6 = '::ffff:127.0.0.1 ::ffff:7f00:1 64:ff9b::7f00:1 64:ff9b:1::7f00:1 2002:7f00:1::'

it.each(`${ipv4} ${ipv6} ${ipv4InIpv6} localhost db.localhost`.split(' '))('%s is private', host => {
  expect(isPrivateAddress(host)).toBe(true)
})

it.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '[2606:2800:220:1::1]', 'cdn.example', 'notlocalhost'])(
  '%s is not private',
  host => {
    expect(isPrivateAddress(host)).toBe(false)
  },
)
