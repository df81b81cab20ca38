/** Where all cities stand, on home. Apart from what reads addresses: error pages say it in the browser. */
export const citiesPath = '/#cities'
