/** Whether properties are tried at length, with other examples each time: `npm run test:nightly`. */
export const isNightly = process.env['NIGHTLY'] === '1'

/** How often a property is tried: a thousand times at night. */
export const runsOr = (usual: number): number => (isNightly ? 1000 : usual)
