/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  assistant:
    '/asystent?q=szukam%20%C5%BC%C5%82obka%20dla%20dwulatki%20w%20Krakowie%2C%20do%201500%20z%C5%82%2C%20bez%20monitoringu%2C%20od%20wrze%C5%9Bnia',
  'assistant without a question': '/asystent',
  'assistant about a facility':
    '/asystent?q=W%20jakich%20godzinach%2C%20ile%20kosztuje%20i%20czy%20jest%20basen%3F&placowka=tecza-zlobek-warszawa',
}
