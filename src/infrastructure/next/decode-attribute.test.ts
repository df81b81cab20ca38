import { expect, it } from 'vitest'
import { decodeAttribute } from './decode-attribute.ts'

it('decodes the entities of an attribute, but not the result again', () => {
  expect(decodeAttribute('&quot;&#x27;&lt;&gt;&amp;&amp;quot;&quot;')).toBe(`"'<>&&quot;"`)
})
