/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  login: '/logowanie',
  'listing login': '/panel-wizytowki/logowanie',
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
}
