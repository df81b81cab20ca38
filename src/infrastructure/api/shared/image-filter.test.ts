import { expect, it } from 'vitest'
import { createImageFilter } from './image-filter.ts'

const imageHosts = [
  'cdn.example.com',
  '*.pictures.example',
  'api.example:8443',
  'tls.example:443',
  '127.0.0.1:4000',
  '[::1]:4000',
  'localhost',
]
const isServed = createImageFilter({ imageHosts, isDemo: false })

it.each([
  'https://cdn.example.com/a.jpg',
  'https://eu.pictures.example/a',
  'http://api.example:8443/a?b=c',
  'https://tls.example/a',
])('accepts %s', url => {
  expect(isServed(url)).toBe(true)
})

it.each([
  'https://example.com/a.jpg',
  'https://cdn.example.com.evil.example/a',
  'https://pictures.example/a',
  'https://evilpictures.example/a',
  'http://api.example/a',
  'http://tls.example/a',
])('rejects %s, because its host is not configured', url => {
  expect(isServed(url)).toBe(false)
})

it.each(['http://127.0.0.1:4000/a', 'http://[::1]:4000/a', 'http://localhost/a'])(
  'accepts %s in the demo only, because its address is private',
  url => {
    expect(isServed(url)).toBe(false)
    expect(createImageFilter({ imageHosts, isDemo: true })(url)).toBe(true)
  },
)

it.each(['10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '[fe80::1]', '[fd00::1]', 'db.localhost'])(
  'rejects the private address %s even if it is configured',
  host => {
    expect(createImageFilter({ imageHosts: [host], isDemo: false })(`http://${host}/a`)).toBe(false)
  },
)
