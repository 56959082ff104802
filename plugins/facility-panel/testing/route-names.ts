const facility = '/user_facility/@facility'
const settings = `${facility}/facility_settings`
const listing = '/panel-wizytowki/edycja'

/** Names and addresses of its pages. */
export const routeNames = {
  user_facility: facility,
  facility_settings_view: settings,
  facility_profile: `${facility}/profile`,
  facility_address: `${settings}/address`,
  facility_basic_info: `${settings}/info`,
  facility_description: `${settings}/description`,
  facility_amenities: `${settings}/amenities`,
  facility_schedule: `${settings}/dayplan`,
  facility_staff: `${settings}/cadre`,
  facility_recruitment: `${settings}/recruitment`,
  facility_settings: `${facility}/settings`,
  facility_settings_view_listing: '/panel-wizytowki',
  facility_address_listing: `${listing}/dane-i-adres`,
  facility_basic_info_listing: `${listing}/podstawowe-informacje`,
  facility_description_listing: `${listing}/opis`,
  facility_amenities_listing: `${listing}/udogodnienia`,
  facility_activities_listing: `${listing}/zajecia-dodatkowe`,
  facility_staff_listing: `${listing}/kadra`,
  facility_schedule_listing: `${listing}/plan-dnia`,
  facility_recruitment_listing: `${listing}/rekrutacja`,
}
