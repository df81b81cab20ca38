/** The site shows prices of filters in this currency. The API's price filter ignores the currency. */
export const filterCurrency = 'RUB'
