/** Names and addresses of its pages. */
export const routeNames = {
  facility_opinions_list: '/placowka/@slug/opinie',
  how_we_check: '/jak-sprawdzamy-opinie',
  add_opinion: '/placowka/@slug/dodaj-opinie',
  opinion_helpful: '/placowka/@slug/opinie/@opinion/pomocna',
  user_opinions: '/user/user_opinions',
  user_opinion: '/user/user_opinions/@opinion',
  edit_opinion: '/user/user_opinions/@opinion/edit',
  facility_opinions: '/user_facility/@facility/opinions',
  facility_opinion_codes: '/user_facility/@facility/opinions/codes',
  facility_opinion: '/user_facility/@facility/opinions/@opinion',
}
