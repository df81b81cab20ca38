import { describe, expect, test } from 'vitest'
import { aNewcomer } from '#tests/builders/profile.ts'
import { getProofFacts } from './proof.ts'

const emptyProfile = aNewcomer()

describe('the proof line', () => {
  test('has four facts in a fixed order', () => {
    const facts = getProofFacts({
      ...emptyProfile,
      rating: 4.9,
      reviewsCount: 128,
      experienceYears: 9,
      isVerified: true,
      createdAt: '2019-03-01T10:00:00.000000Z',
    })
    expect(facts).toEqual([
      { kind: 'rating', rating: 4.9, reviewsCount: 128 },
      { kind: 'experience', years: 9 },
      { kind: 'verified' },
      { kind: 'memberSince', year: 2019 },
    ])
  })

  test('omits unknown facts', () => {
    expect(getProofFacts(emptyProfile)).toEqual([])
    expect(getProofFacts({ ...emptyProfile, experienceYears: 0, createdAt: 'yesterday' })).toEqual([])
  })

  test('has the year in the Moscow time zone', () => {
    expect(getProofFacts({ ...emptyProfile, createdAt: '2019-12-31T21:30:00Z' })).toEqual([
      { kind: 'memberSince', year: 2020 },
    ])
    expect(getProofFacts({ ...emptyProfile, createdAt: '2019-12-31T20:30:00Z' })).toEqual([
      { kind: 'memberSince', year: 2019 },
    ])
  })
})
