/** Names and addresses of its pages. */
export const routeNames = {
  facility_application_form: '/placowka/@slug/zgloszenie',
  user_applications: '/user/applications',
  user_application: '/user/applications/@id',
  facility_applications: '/user_facility/@facility/recruitment',
  facility_application: '/user_facility/@facility/recruitment/@application',
  vacancies_link: '/wolne-miejsca/@token',
  vacancies_confirmed: '/wolne-miejsca/@token/potwierdzone',
}
