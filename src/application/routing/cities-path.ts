/** In a separate file, because error pages load it in the browser. */
export const citiesPath = '/#cities'
