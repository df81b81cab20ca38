/** All cities, on the home page. In its own file, because error pages load it in the browser. */
export const citiesPath = '/#cities'
