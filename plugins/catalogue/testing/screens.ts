/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  voivodeships: '/zlobki-miasta',
  kindergartens: '/przedszkola-miasta',
  voivodeship: '/zlobki/mazowieckie',
  city: '/zlobki/mazowieckie/warszawa',
  district: '/zlobki/mazowieckie/warszawa/mokotow',
  'empty city': '/przedszkola/pomorskie/kolbudy',
}
