import { writeFile } from 'node:fs/promises'
import { createCityFiles } from './city-coordinates/create-city-files.ts'
import { cities } from './city-coordinates/cities.ts'

/**
 * Writes the city data that the API does not have: the dot map, the position of each city on the map, and the list of
 * large cities. Run `npx tsx scripts/build-city-coordinates.ts` after changing the cities of the mock API.
 */
for (const [path, text] of await createCityFiles(cities)) await writeFile(path, text)
