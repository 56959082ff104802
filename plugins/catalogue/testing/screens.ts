/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  voivodeships: '/zlobki-miasta',
  kindergartens: '/przedszkola-miasta',
  voivodeship: '/zlobki/mazowieckie',
  city: '/zlobki/mazowieckie/warszawa',
  district: '/zlobki/mazowieckie/warszawa/mokotow',
  quarter: '/zlobki/mazowieckie/warszawa/okolice/saska-kepa',
  'empty list': '/zlobki/mazowieckie/warszawa?cena-do=1',
  'sorted by distance': '/zlobki/mazowieckie/warszawa?adres=Pu%C5%82awska&kolejnosc=odleglosc',
}
