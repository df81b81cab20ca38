import { expect, it } from 'vitest'
import { getImageSources } from './image-sources.ts'

it('serves pictures of the hosts in the settings, with all subdomains for a star and a port if there is one', () => {
  const imageHosts = ['img.example', '*.cdn.example', 'api.example:8080']
  expect(getImageSources({ imageHosts, demo: false })).toEqual({
    remotePatterns: [
      { hostname: 'img.example' },
      { hostname: '**.cdn.example' },
      { hostname: 'api.example', port: '8080' },
    ],
    dangerouslyAllowLocalIP: false,
  })
})
