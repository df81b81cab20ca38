import { Effect, Exit, Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import type { Category } from '#domain/category/category.ts'
import { cleanName, cleanText } from '#domain/shared/invisible.ts'
import { OmissionReport } from '#infrastructure/api/shared/lenient.ts'
import { categoryCodec, topCategoryCodec } from './category.endpoints.ts'

const decode = Schema.decodeUnknownSync(categoryCodec)
const defaultFields = { parentId: null, description: null, children: [], profilesCount: null }

const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const { tree } = fc.letrec<{ tree: Category }>(tie => ({
  tree: fc.record({
    id: fc.integer({ min: 1 }),
    slug: fc.stringMatching(/^[\p{L}\d_~+-]{1,9}(\/[a-z]{1,9}){0,2}$/u),
    name: fc
      .string()
      .map(cleanName)
      .filter(name => name !== ''),
    parentId: nullable(fc.integer({ min: 1 })),
    description: nullable(fc.string().map(cleanText)),
    children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('tree'), { maxLength: 3 })),
    profilesCount: nullable(fc.nat()),
  }),
}))

describe('a category on the wire', () => {
  it('survives a round trip with its whole subtree', () => {
    fc.assert(
      fc.property(tree, category => {
        const wireCategory: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(categoryCodec)(category)))
        expect(decode(wireCategory)).toEqual(category)
      }),
    )
  })

  it.each(['snake_case', 'c++', 'ремонт/ванная'])('R-slug: may have the slug %s', slug => {
    expect(decode({ id: 3, slug, name: 'Плитка' })).toHaveProperty('slug', slug)
  })

  it.each(['../up', 'x?y=1#z', 'a/', 'a.b'])('R-slug: is invalid with the slug %s', slug => {
    expect(Exit.isFailure(Schema.decodeUnknownExit(categoryCodec)({ id: 3, slug, name: 'Плитка' }))).toBe(true)
  })

  it('requires only its id, slug and name', () => {
    const tiles = { id: 3, slug: 'repair/tiles', name: 'Плитка' }
    expect(decode({ ...tiles, icon: 'tile' })).toEqual({ ...tiles, ...defaultFields })
    const nullFields = { parent_id: null, description: null, children: null, profiles_count: null }
    expect(decode({ ...tiles, ...nullFields })).toEqual({ ...tiles, ...defaultFields })
  })

  it('omits invalid children at any depth', () => {
    const createCategory = (id: number, children: readonly unknown[]) => ({
      id,
      slug: `s${id}`,
      name: `Name ${id}`,
      children,
    })
    const getIds = ({ id, children }: Category): unknown => [id, children.map(getIds)]
    const category = decode(
      createCategory(1, [{ id: 2 }, createCategory(3, [null, createCategory(4, [{ id: 5, profiles_count: -1 }])])]),
    )
    expect(getIds(category)).toEqual([1, [[3, [[4, []]]]]])
  })

  // PHP writes a list as an object if a filter left gaps in its indexes.
  it.each([{ children: { 1: { id: 2, slug: 'b', name: 'B' } } }, { profiles: { 1: { id: 7 } } }])(
    'omits and reports an invalid list: %j',
    async lists => {
      const report = vi.fn()
      const decodeWire = Schema.decodeUnknownEffect(topCategoryCodec)({ id: 1, slug: 'a', name: 'A', ...lists })
      expect(await run(decodeWire.pipe(Effect.provideService(OmissionReport, report)))).toEqual({
        ok: true,
        value: { ...defaultFields, id: 1, slug: 'a', name: 'A', avatars: [] },
      })
      expect(report).toHaveBeenCalledOnce()
    },
  )

  it('R-invisible: is decoded with a clean name and description', () => {
    const wire = { id: 3, slug: 'tiles', name: ' Плитка\u200B', description: '\u200B' }
    expect(decode(wire)).toMatchObject({ name: 'Плитка', description: '' })
  })

  it.each([{ name: '' }, { name: ' ' }, { name: '\u200B' }, { slug: null }, { id: 0 }, { id: '1.5' }])(
    'is invalid with %j',
    wire => {
      const wireCategory = { id: 1, slug: 'a', name: 'A', ...wire }
      expect(Exit.isFailure(Schema.decodeUnknownExit(categoryCodec)(wireCategory))).toBe(true)
    },
  )

  it.each([-1, 2.5, 'many'])('has no count if the API sends %j', profiles_count => {
    expect(decode({ id: '1', slug: 'a', name: 'A', profiles_count })).toMatchObject({ id: 1, profilesCount: null })
  })

  it('is decoded with avatars only at the top level, without other profile fields', () => {
    const user = { id: 7, name: 'Анна', avatar: 'https://a.ru/1.jpg' }
    const profiles = [{ id: 1, user, rating: 99, about: 5 }, { id: 'x', user }, null, { id: 2 }]
    const wire = { id: 1, slug: 'a', name: 'A', profiles, children: [{ id: 2, slug: 'b', name: 'B', profiles }] }
    expect(Schema.decodeUnknownSync(topCategoryCodec)(wire)).toEqual({
      ...defaultFields,
      id: 1,
      slug: 'a',
      name: 'A',
      avatars: [
        { id: 1, user },
        { id: 2, user: { id: null, name: '', avatar: null } },
      ],
      children: [{ ...defaultFields, id: 2, slug: 'b', name: 'B' }],
    })
  })
})
