const facility = '/user_facility/@facility'
const settings = `${facility}/facility_settings`

/** Names and addresses of its pages. */
export const routeNames = {
  user_facility: facility,
  facility_settings_view: settings,
  facility_address: `${settings}/address`,
  facility_basic_info: `${settings}/info`,
  facility_description: `${settings}/description`,
  facility_amenities: `${settings}/amenities`,
  facility_schedule: `${settings}/dayplan`,
  facility_staff: `${settings}/cadre`,
  facility_recruitment: `${settings}/recruitment`,
  facility_settings: `${facility}/settings`,
}
