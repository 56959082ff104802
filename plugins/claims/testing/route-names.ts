/** Names and addresses of its pages. */
export const routeNames = {
  facility_signup: '/stworz-placowke',
  facility_signup_sent: '/stworz-placowke/wyslano',
  claim: '/zglos-placowke',
  claim_facility: '/zglos-placowke/@id',
  user_claims: '/user/claims',
}
