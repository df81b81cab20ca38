import { expect, it } from 'vitest'
import { decodeAttribute } from './decode-attribute.ts'

it('decodes an attribute once', () => {
  expect(decodeAttribute('&quot;&#x27;&lt;&gt;&amp;&amp;quot;&quot;')).toBe(`"'<>&&quot;"`)
})
