/** Names and addresses of its pages in specification §2 and decisions §28. */
export const routeNames = {
  login: '/logowanie',
  listing_login: '/panel-wizytowki/logowanie',
  register: '/rejestracja',
  reminder: '/przypomnienie-hasla',
  new_password: '/nowe-haslo/@token',
  activate: '/aktywacja/@token',
  account_confirmed: '/konto-potwierdzone',
  password_changed: '/haslo-zmienione',
  user: '/user',
  user_profile: '/user/profile',
  user_sessions: '/user/sessions',
  facilites_list: '/user/facilities',
}
