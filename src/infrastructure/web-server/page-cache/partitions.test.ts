import { describe, expect, it } from 'vitest'
import { createKeysByPath } from './keys-by-path.ts'
import { createPartitions, type Entry } from './partitions.ts'

const createEntry = (value: string, bytes = 10): Entry<string> => ({
  value,
  bytes,
  ttl: 60,
  producedAt: 0,
  isInvalidated: false,
})
const smallLimits = { pagesBytes: 100, searchesBytes: 100, missingBytes: 100 }
const invalidateEntry = (entry: Entry<string>) => ({ ...entry, isInvalidated: true })

describe('the partitions', () => {
  it('update the entries of a path and no others', () => {
    const updatedValues: string[] = []
    const partitions = createPartitions<string>({ pagesBytes: 1_000_000, searchesBytes: 100, missingBytes: 100 })
    for (let id = 0; id < 5000; id += 1) partitions.set('pages', `/profiles/${id}`, createEntry(`${id}`))
    partitions.set('pages', '/profiles/7?page=2', createEntry('7, page 2'))
    partitions.update(['/profiles/7', '/nope'], entry => {
      updatedValues.push(entry.value)
      return invalidateEntry(entry)
    })
    expect(updatedValues).toEqual(['7', '7, page 2'])
    expect(partitions.get('/profiles/7')).toMatchObject({ isInvalidated: true })
    expect(partitions.get('/profiles/70')).toMatchObject({ isInvalidated: false })
  })

  it('update an entry that has moved to another partition, and no removed entry', () => {
    const updatedValues: string[] = []
    const partitions = createPartitions<string>({ pagesBytes: 20, searchesBytes: 100, missingBytes: 100 })
    partitions.set('missing', '/a', createEntry('not there'))
    partitions.set('pages', '/a', createEntry('there'))
    partitions.set('pages', '/b', createEntry('evicted'))
    partitions.get('/a')
    partitions.set('pages', '/c', createEntry('c'))
    partitions.set('pages', '/d', createEntry('too large', 21))
    partitions.delete('/c')
    partitions.update(['/a', '/b', '/c', '/d'], entry => {
      updatedValues.push(entry.value)
      return invalidateEntry(entry)
    })
    expect(updatedValues).toEqual(['there'])
  })

  it('update the same entry on every call', () => {
    const partitions = createPartitions<string>(smallLimits)
    partitions.set('pages', '/a', createEntry('a'))
    for (const ttl of [1, 2]) partitions.update(['/a'], entry => ({ ...entry, ttl: entry.ttl + ttl }))
    expect(partitions.get('/a')).toMatchObject({ ttl: 63 })
  })

  it('store a key in one partition only', () => {
    const partitions = createPartitions<string>(smallLimits)
    for (const partition of ['pages', 'missing', 'searches', 'pages', 'missing'] as const) {
      partitions.set(partition, '/a', createEntry(partition))
      expect([partitions.findPartitionName('/a'), partitions.get('/a')?.value]).toEqual([partition, partition])
    }
    expect(partitions.getSizes()).toEqual({ pages: 0, pagesBytes: 0, searches: 0, missing: 1 })
  })

  it('drop matching missing entries only', () => {
    const partitions = createPartitions<string>(smallLimits)
    for (const key of ['/a', '/b']) partitions.set('missing', key, createEntry(key))
    partitions.set('pages', '/a/b', createEntry('there'))
    partitions.dropMissingPages(key => key.startsWith('/a'))
    expect(['/a', '/b', '/a/b'].map(key => partitions.findPartitionName(key))).toEqual([undefined, 'missing', 'pages'])
  })

  it('list the most requested pages, giving more weight to recent requests', () => {
    const partitions = createPartitions<string>(smallLimits)
    const requestKey = (key: string, times: number) => Array.from({ length: times }, () => partitions.get(key))
    for (const key of ['/a', '/b', '/c']) partitions.set('pages', key, createEntry(key))
    partitions.set('searches', '/d', createEntry('d'))
    requestKey('/b', 3)
    partitions.set('pages', '/b', createEntry('a newer render'))
    requestKey('/c', 2)
    requestKey('/d', 9)
    expect(partitions.listMostRequested()).toEqual(['/b', '/c', '/a'])
    requestKey('/a', 2)
    expect(partitions.listMostRequested().slice(0, 1)).toEqual(['/a'])
  })
})

it('forgets paths without keys', () => {
  const keys = createKeysByPath()
  keys.add('/a')
  keys.add('/a?page=2')
  keys.delete('/a')
  expect([...keys.getKeys('/a')]).toEqual(['/a?page=2'])
  keys.delete('/a?page=2')
  keys.delete('/never')
  expect([[...keys.getKeys('/a')], keys.countPaths()]).toEqual([[], 0])
})
