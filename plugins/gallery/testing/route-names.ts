/** Names and addresses of its pages. */
export const routeNames = { facility_gallery: '/user_facility/@facility/facility_settings/gallery' }
