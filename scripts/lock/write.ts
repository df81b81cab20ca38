import { readFileSync, writeFileSync } from 'node:fs'
import { completeLock, type Lock } from './complete-lock.ts'

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
