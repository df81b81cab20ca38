/** Currency of the price filter: the API compares prices as plain numbers. */
export const filterCurrency = 'RUB'
