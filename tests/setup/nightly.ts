export const isNightly = process.env['NIGHTLY'] === '1'

export const getRunCount = (defaultCount: number, nightlyCount = 1000): number =>
  isNightly ? nightlyCount : defaultCount
