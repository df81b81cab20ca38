import { buildNextRelease } from './build-next-release.ts'

await buildNextRelease()
