/** The list of all cities, on the home page. */
export const citiesPath = '/#cities'
