import { expect, it } from 'vitest'
import { createPictureFilter } from './served-pictures.ts'

const imageHosts = [
  'cdn.example.com',
  '*.pictures.example',
  'api.example:8443',
  '127.0.0.1:4000',
  '[::1]:4000',
  'localhost',
]
const served = createPictureFilter({ imageHosts, demo: false })

it.each(['https://cdn.example.com/a.jpg', 'https://eu.pictures.example/a', 'http://api.example:8443/a?b=c'])(
  '%s is served',
  url => {
    expect(served(url)).toBe(true)
  },
)

it.each([
  'https://example.com/a.jpg',
  'https://cdn.example.com.evil.example/a',
  'https://pictures.example/a',
  'https://evilpictures.example/a',
  'http://api.example/a',
])('%s is of no configured host', url => {
  expect(served(url)).toBe(false)
})

it.each(['http://127.0.0.1:4000/a', 'http://[::1]:4000/a', 'http://localhost/a'])(
  '%s is local: served in the demo only',
  url => {
    expect(served(url)).toBe(false)
    expect(createPictureFilter({ imageHosts, demo: true })(url)).toBe(true)
  },
)

it.each(['10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '[fe80::1]', '[fd00::1]', 'db.localhost'])(
  'the local %s is not served, though it is set',
  host => {
    expect(createPictureFilter({ imageHosts: [host], demo: false })(`http://${host}/a`)).toBe(false)
  },
)
