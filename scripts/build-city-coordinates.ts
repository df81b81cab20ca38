import { writeFile } from 'node:fs/promises'
import { createCityFiles } from './city-coordinates/create-city-files.ts'
import { cities } from './city-coordinates/cities.ts'

/** Run `npx tsx scripts/build-city-coordinates.ts` after changing the cities of the mock API. */
for (const [path, text] of await createCityFiles(cities)) await writeFile(path, text)
