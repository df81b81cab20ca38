import { describe, expect, it } from 'vitest'
import { createKeysByPath } from './keys-by-path.ts'
import { createPartitions, type Entry } from './partitions.ts'

const entry = (value: string, bytes = 10): Entry<string> => ({
  value,
  bytes,
  ttl: 60,
  producedAt: 0,
  invalidated: false,
})
const small = { pagesBytes: 100, searchesBytes: 100, missingBytes: 100 }
const invalidated = (old: Entry<string>) => ({ ...old, invalidated: true })

describe('the partitions', () => {
  it('update the entries of a path without visiting others', () => {
    const touched: string[] = []
    const kept = createPartitions<string>({ pagesBytes: 1_000_000, searchesBytes: 100, missingBytes: 100 }, () => 0)
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
    const kept = createPartitions<string>({ pagesBytes: 20, searchesBytes: 100, missingBytes: 100 }, () => 0)
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

  it('update an entry each time', () => {
    const kept = createPartitions<string>(small, () => 0)
    kept.set('pages', '/a', entry('a'))
    for (const ttl of [1, 2]) kept.update(['/a'], old => ({ ...old, ttl: old.ttl + ttl }))
    expect(kept.get('/a')).toMatchObject({ ttl: 63 })
  })

  it('have a key in one partition only', () => {
    const kept = createPartitions<string>(small, () => 0)
    for (const partition of ['pages', 'missing', 'searches', 'pages', 'missing'] as const) {
      kept.set(partition, '/a', entry(partition))
      expect([kept.findName('/a'), kept.get('/a')?.value]).toEqual([partition, partition])
    }
    expect(kept.sizes()).toEqual({ pages: 0, pagesBytes: 0, searches: 0, missing: 1 })
  })

  it('drop matching missing entries only', () => {
    const kept = createPartitions<string>(small, () => 0)
    for (const key of ['/a', '/b']) kept.set('missing', key, entry(key))
    kept.set('pages', '/a/b', entry('there'))
    kept.dropMissing(key => key.startsWith('/a'))
    expect(['/a', '/b', '/a/b'].map(key => kept.findName(key))).toEqual([undefined, 'missing', 'pages'])
  })

  it('list the most requested pages, weighing recent requests more', () => {
    const kept = createPartitions<string>(small, () => 0)
    const request = (key: string, times: number) => Array.from({ length: times }, () => kept.get(key))
    for (const key of ['/a', '/b', '/c']) kept.set('pages', key, entry(key))
    kept.set('searches', '/d', entry('d'))
    request('/b', 3)
    kept.set('pages', '/b', entry('a newer render'))
    request('/c', 2)
    request('/d', 9)
    expect(kept.mostRequested(2)).toEqual(['/b', '/c'])
    expect(kept.mostRequested(9)).toEqual(['/b', '/c', '/a'])
    request('/a', 2)
    expect(kept.mostRequested(1)).toEqual(['/a'])
  })
})

it('forgets paths without keys', () => {
  const keys = createKeysByPath()
  keys.add('/a')
  keys.add('/a?page=2')
  keys.delete('/a')
  expect([...keys.of('/a')]).toEqual(['/a?page=2'])
  keys.delete('/a?page=2')
  keys.delete('/never')
  expect([[...keys.of('/a')], keys.size()]).toEqual([[], 0])
})
