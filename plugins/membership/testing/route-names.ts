/** Names and addresses of its pages. */
export const routeNames = {
  facility_parents_teachers: '/user_facility/@facility/parents_teachers',
  facility_parents: '/user_facility/@facility/parents_teachers/parents',
  facility_teachers: '/user_facility/@facility/parents_teachers/teachers',
  facility_ownership: '/user_facility/@facility/ownership',
  user_memberships: '/user/memberships',
  facility_join: '/placowka/@slug/dolacz',
  invitation: '/zaproszenie/@token',
  invitation_refusal: '/zaproszenie/@token/odmowa',
  invitation_refused: '/zaproszenie-odrzucone',
}
