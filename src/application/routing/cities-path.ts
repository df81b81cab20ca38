/** The list of all cities on the home page. In a separate file, because error pages load it in the browser. */
export const citiesPath = '/#cities'
