import { afterAll, describe, expect, it } from 'vitest'
import { parseClasses, findCssModuleErrors } from './support/css-modules.ts'
import { createPlantedProject, root } from './support/create-planted-project.ts'
import { listSourcePaths } from './support/sources.ts'

describe('the CSS modules', () => {
  it('declare every class that a component uses, and no other', () => {
    const modules = listSourcePaths('src', /\.module\.css$/)
    expect(modules.length).toBeGreaterThan(30)
    expect(findCssModuleErrors(root, listSourcePaths('src'), modules)).toEqual([])
  })
})

describe('a planted violation', () => {
  const project = createPlantedProject(
    {
      'src/ui/card.module.css': `@layer views { .card, .row > a:hover { margin: 0.5em } .small {} .large {} .dead {} @layer views.sub { .card { margin: 0 } } }`,
      'src/ui/card.ts': `import styles from './card.module.css'
        export const card = [styles['card'], styles.row, styles['gone']]
        import type { Size } from './size.ts'
        export const sized = (size: Size) => styles[size]
        export const any = (name: string) => styles[name]
        export const all = { ...styles }`,
      'src/ui/size.ts': `export type Size = 'small' | 'large' | 'huge'`,
    },
    [],
  )
  afterAll(project.remove)

  it('is found if a class is unknown, unused or not checkable', () => {
    const errors = findCssModuleErrors(project.folder, ['src/ui/card.ts'], ['src/ui/card.module.css'])
    const uncheckableUse = 'src/ui/card.ts: uses computed class names of src/ui/card.module.css'
    expect(errors).toEqual([
      'src/ui/card.ts: .gone is not in src/ui/card.module.css',
      'src/ui/card.ts: .huge is not in src/ui/card.module.css',
      uncheckableUse,
      uncheckableUse,
      'src/ui/card.module.css: nothing uses .dead',
    ])
  })
})

it('reads classes from selectors, not from comments, values or global selectors', () => {
  const css = `/* .comment */ @media (min-width: 0.5em) { .a:not(.b)::after { content: '.text'; width: 1.5em } }
    :global(.html):has(.c:open) { color: red } @keyframes turn { to { rotate: 1turn } }`
  expect([...parseClasses(css)]).toEqual(['a', 'b', 'c'])
})
