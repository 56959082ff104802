/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  assistant: '/asystent',
  'assistant about a facility':
    '/asystent?q=W%20jakich%20godzinach%2C%20ile%20kosztuje%20i%20czy%20jest%20basen%3F&placowka=tecza-zlobek-warszawa',
}
