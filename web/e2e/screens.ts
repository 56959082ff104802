/** Each screen once, by what it is; addresses hold on the demo. */
export const screens = {
  landing: '/',
  voivodeships: '/zlobki-miasta',
  kindergartens: '/przedszkola-miasta',
  voivodeship: '/zlobki/mazowieckie',
  city: '/zlobki/mazowieckie/warszawa',
  district: '/zlobki/mazowieckie/warszawa/mokotow',
  'empty city': '/przedszkola/pomorskie/kolbudy',
  map: '/wszystkie-lokalizacje?miasto=malopolskie/krakow',
  profile: '/placowka/tecza-zlobek-warszawa',
  contact: '/placowka/tecza-zlobek-warszawa/kontakt',
  sources: '/zrodla-danych',
  'price list': '/dla-placowek/cennik',
  faq: '/faq/rodzic',
  terms: '/regulamin',
  'customer service': '/kontakt',
  presentation: '/umow-prezentacje',
  'not found': '/nie-ma-takiej-strony',
} as const

export const prefixes = { pl: '', uk: '/uk', en: '/en' } as const

/** The twin of a screen's address. */
export const twin = (path: string, prefix: string) => (path === '/' && prefix ? prefix : prefix + path)
