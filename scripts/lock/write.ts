import { readFileSync, writeFileSync } from 'node:fs'
import { completeLock, type Lock } from './complete-lock.ts'

const path = 'package-lock.json'
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock
writeFileSync(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
