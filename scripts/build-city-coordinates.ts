import { writeFile } from 'node:fs/promises'
import { createFiles } from './city-coordinates/files.ts'
import { towns } from './city-coordinates/towns.ts'

/**
 * Writes what the API does not know of cities: the map of dots, where each city lies on it, and the largest ones.
 * Run `npx tsx scripts/build-city-coordinates.ts` after changing the cities of the demo data.
 */
for (const [path, text] of await createFiles(towns)) await writeFile(path, text)
