/** Addresses of all public screens by name, in the demo data. */
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
  login: '/logowanie',
  register: '/rejestracja',
  'register sent': '/rejestracja/wyslano',
  'dead link': '/aktywacja/00000000000000000000000000000000',
  'account confirmed': '/konto-potwierdzone',
  reminder: '/przypomnienie-hasla',
  'reminder sent': '/przypomnienie-hasla/wyslano',
  'new password': '/nowe-haslo/00000000000000000000000000000000',
  'password changed': '/haslo-zmienione',
  'new email': '/nowy-adres/00000000000000000000000000000000',
  'undo email': '/cofnij-adres/00000000000000000000000000000000',
  'email changed': '/adres-zmieniony',
} as const

/** Screens of signed-in users: they have one address and use the account's language. */
export const userScreens = { profile: '/user/profile', sessions: '/user/sessions', facilities: '/user/facilities' } as const

export const prefixes = { pl: '', uk: '/uk', en: '/en' } as const

/** Returns the address of a screen with a language prefix. */
export const localizedPath = (path: string, prefix: string) => (path === '/' && prefix ? prefix : prefix + path)
