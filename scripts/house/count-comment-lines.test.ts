import { expect, it } from 'vitest'
import { countCommentLines } from './count-comment-lines.ts'

it('counts comment lines but not strings that look like comments', () => {
  const text = ['/*', ' * Two lines', ' */', 'const a = 1 // one', "const b = '// none'", '// last', ''].join('\n')
  expect(countCommentLines('a.ts', text)).toBe(5)
})

it('counts comments between the attributes of an element', () => {
  expect(countCommentLines('a.tsx', 'const a = (\n  <p\n    // one\n    id="x"\n  />\n)\n')).toBe(1)
})
