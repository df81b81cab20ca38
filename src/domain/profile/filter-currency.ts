/** For display only: the API's price filter ignores the currency. */
export const filterCurrency = 'RUB'
