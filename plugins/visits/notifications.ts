import { permittedTo } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { VisitBooked, VisitCancelled } from './contract/events.ts'
import { readRecruitment } from './contract/permissions.ts'

const readers = permittedTo(readRecruitment)

/** Notifications of facilities about visits. */
export const visitsNotifications = [
  notification('visit.new', {
    on: VisitBooked,
    group: 'applications',
    audience: readers,
    to: ({ recipientIds }) => recipientIds,
    label: 'visits.notice.new',
    about: 'visits.notice.new.about',
    mail: 'visits.mail.new',
    values: ({ facility, facilityId: facility_id, starts }) => ({ facility, facility_id, starts }),
  }),
  notification('visit.given-back', {
    on: VisitCancelled,
    group: 'applications',
    audience: readers,
    to: ({ recipientIds }) => recipientIds,
    label: 'visits.notice.given-back',
    about: 'visits.notice.given-back.about',
    mail: 'visits.mail.given-back',
    values: ({ facility, facilityId: facility_id, starts }) => ({ facility, facility_id, starts }),
  }),
]
