import { renderToStaticMarkup } from 'react-dom/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serializeStructuredData, StructuredDataBlock } from './structured-data.tsx'

test('keeps any text within a single element', () => {
  const hostileStrings = fc.constantFrom(
    '</script>',
    '<!--',
    '<script>',
    ']]>',
    '&lt;',
    '\u2028',
    '"',
    '\\',
    '\0',
    'и\u0306',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(hostileStrings, fc.string())), parts => {
      const name = parts.join('')
      const markup = renderToStaticMarkup(<StructuredDataBlock data={{ '@type': 'Person', name }} />)
      const page = new DOMParser().parseFromString(`<body>${markup}<p>after</p></body>`, 'text/html')
      expect(page.querySelectorAll('body > *')).toHaveLength(2)
      expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual({
        '@context': 'https://schema.org',
        '@type': 'Person',
        name,
      })
    }),
  )
})

test('escapes markup characters and line separators', () => {
  expect(serializeStructuredData({ name: '<b>&\u2028\u2029' })).not.toMatch(/[<>&\u2028\u2029]/)
})
