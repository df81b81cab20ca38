export const citiesPath = '/#cities'
