import { describe, expect, it } from 'vitest'
import { keysByPath } from './keys-by-path.ts'
import { partitions, type Entry } from './partitions.ts'

const entry = (value: string, bytes = 10): Entry<string> => ({
  value,
  bytes,
  ttl: 60,
  producedAt: 0,
  invalidated: false,
})
const invalidated = (old: Entry<string>) => ({ ...old, invalidated: true })

describe('the partitions', () => {
  it('update the entries of a path without looking at the others', () => {
    const touched: string[] = []
    const kept = partitions<string>({ pagesBytes: 1_000_000, searchesBytes: 100, missingBytes: 100 }, () => 0)
    for (let id = 0; id < 5000; id += 1) kept.set('pages', `/profiles/${id}`, entry(`${id}`))
    kept.set('pages', '/profiles/7?page=2', entry('7, page 2'))
    kept.update(['/profiles/7', '/nope'], old => {
      touched.push(old.value)
      return invalidated(old)
    })
    expect(touched).toEqual(['7', '7, page 2'])
    expect(kept.get('/profiles/7')).toMatchObject({ invalidated: true })
    expect(kept.get('/profiles/70')).toMatchObject({ invalidated: false })
  })

  it('update an entry that has moved to another partition, and none that has left', () => {
    const touched: string[] = []
    const kept = partitions<string>({ pagesBytes: 20, searchesBytes: 100, missingBytes: 100 }, () => 0)
    kept.set('missing', '/a', entry('not there'))
    kept.set('pages', '/a', entry('there'))
    kept.set('pages', '/b', entry('evicted'))
    kept.get('/a')
    kept.set('pages', '/c', entry('c'))
    kept.set('pages', '/d', entry('too large', 21))
    kept.delete('/c')
    kept.update(['/a', '/b', '/c', '/d'], old => {
      touched.push(old.value)
      return invalidated(old)
    })
    expect(touched).toEqual(['there'])
  })
})

it('keys by path forget paths without keys', () => {
  const keys = keysByPath()
  keys.add('/a')
  keys.add('/a?page=2')
  keys.delete('/a')
  expect([...keys.of('/a')]).toEqual(['/a?page=2'])
  keys.delete('/a?page=2')
  keys.delete('/never')
  expect([[...keys.of('/a')], keys.size()]).toEqual([[], 0])
})
