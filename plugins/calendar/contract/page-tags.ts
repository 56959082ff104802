/** Tag of cached pages that list the days of the calendar, or the posts of one. */
export const calendarPageTag = 'calendar:days'
