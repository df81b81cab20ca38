import { expect, it } from 'vitest'
import { extractInlineScript } from './page-weight.ts'

it('extracts the inline scripts of the project, but not its JSON-LD or the scripts of Next.js', () => {
  const html = [
    '<script data-files="a b">one()</script>',
    '<script type="application/ld+json">{"@type":"City"}</script>',
    '<script>self.__next_f.push([1,"flight"])</script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>',
    '<script src="/polyfills.js" noModule=""></script>',
    '<script>\ntwo()</script>',
  ].join('\n')
  expect(extractInlineScript(html)).toBe('one()\n\ntwo()')
})
