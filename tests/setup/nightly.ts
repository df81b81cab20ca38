/** Whether this is a run of `npm run test:nightly`, which tries more examples, and other ones each time. */
export const isNightly = process.env['NIGHTLY'] === '1'

export const getRunCount = (defaultCount: number, nightlyCount = 1000): number =>
  isNightly ? nightlyCount : defaultCount
