import { expect, it } from 'vitest'
import { imageOptimizerPath } from '#infrastructure/next/next-paths.ts'
import { routerRequestHeaders } from '#infrastructure/next/router-protocol.ts'
import { findSourcesWithNextFormats } from '#scripts/house/find-sources-with-next-formats.ts'
import { isTestFile, readSource, listSourcePaths } from './support/sources.ts'

it.each([
  ['src/infrastructure/web-server/a.ts', `request.headers['rsc']`],
  ['src/infrastructure/web-server/a.ts', 'const address = `${path}?_rsc=1`'],
  ['src/infrastructure/web-server/a.ts', `type('text/x-component')`],
  ['src/infrastructure/web-server/a.ts', `'next-router-prefetch'`],
  ['src/infrastructure/web-server/a.ts', `'x-nextjs-stale-time'`],
  ['src/infrastructure/web-server/a.ts', `app.all('/__nextjs*')`],
  ['src/infrastructure/browser/a.ts', 'self.__next_f.push([0])'],
  ['src/ui/a.tsx', '<a href="/_next/image?url=a">'],
  ['src/ui/a.tsx', String.raw`/<a href="\/_next\/image/`],
  ['scripts/a.ts', '/globalThis\\["TURBOPACK"\\]/'],
  ['src/infrastructure/web-server/a.ts', `'link[data-precedence]'`],
])('finds a private format of Next in %s: %s', (path, text) => {
  expect(findSourcesWithNextFormats([{ path, text }])).toEqual([path])
})

it.each([
  ['src/infrastructure/next/router-protocol.ts', `'next-router-prefetch'`],
  ['src/app/browser/a.ts', `import { useRouter } from 'next/navigation'`],
  ['scripts/a.mjs', `join(root, '.next/static')`],
])('%s may contain %s', (path, text) => {
  expect(findSourcesWithNextFormats([{ path, text }])).toEqual([])
})

it('only infrastructure/next names the private formats of Next', () => {
  const paths = ['src', 'mocks', 'contracts', 'scripts'].flatMap(folder => listSourcePaths(folder, /\.(tsx?|mjs)$/))
  const sources = paths.filter(path => !isTestFile(path) && path !== 'scripts/house/find-sources-with-next-formats.ts')
  expect(findSourcesWithNextFormats(sources.map(readSource))).toEqual([])
})

it.each(routerRequestHeaders)('nginx and Varnish normalize the header %s, and nginx keys its cache by it', name => {
  const nginx = readSource('deploy/nginx.conf').text
  const variable = new RegExp(`proxy_set_header ${name} (\\$\\w+);`).exec(nginx)?.[1]
  expect(variable).toBeDefined()
  expect(/proxy_cache_key "([^"]+)"/.exec(nginx)?.[1]?.split(' ')).toContain(variable)
  expect(nginx).toContain(`$http_${name.replaceAll('-', '_')}`)
  expect(readSource('deploy/varnish/znatok.vcl').text).toContain(`unset req.http.${name};`)
})

it('nginx and Varnish have a rule for the path of the image optimizer', () => {
  expect(readSource('deploy/nginx.conf').text).toContain(`location = ${imageOptimizerPath} {`)
  expect(readSource('deploy/varnish/znatok.vcl').text).toContain(`"^${imageOptimizerPath}\\?"`)
})
