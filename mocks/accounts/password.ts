import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** Low, because each sign-in of a test computes a hash. */
const cost = { N: 1024 }
const hashBytes = 32

const hash = (password: string, salt: string): Buffer => scryptSync(password, salt, hashBytes, cost)

export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('base64url')
  return `${salt}:${hash(password, salt).toString('base64url')}`
}

export function matchesPassword(password: string, passwordHash: string | null): boolean {
  const [salt = '', expected = ''] = passwordHash?.split(':') ?? []
  const expectedBytes = Buffer.from(expected, 'base64url')
  return expectedBytes.length === hashBytes && timingSafeEqual(hash(password, salt), expectedBytes)
}
