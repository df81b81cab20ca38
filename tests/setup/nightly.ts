/** Whether properties are tried at length, with other examples each time: `npm run test:nightly`. */
export const isNightly = process.env['NIGHTLY'] === '1'

/** How often a property is tried: at night a thousand times, fewer where one try asks much. */
export const getRunCount = (usual: number, atNight = 1000): number => (isNightly ? atNight : usual)
