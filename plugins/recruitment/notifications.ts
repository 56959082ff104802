import { permittedTo, users, withRole } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { ApplicationAnswered, ApplicationStatusChanged, ApplicationSubmitted, OfferEnding, VacanciesAging } from './contract/events.ts'
import { readRecruitment } from './contract/permissions.ts'

const readers = permittedTo(readRecruitment)

/** Notifications about applications and free places. */
export const recruitmentNotifications = [
  notification('application.new', {
    on: ApplicationSubmitted,
    group: 'applications',
    audience: readers,
    to: ({ recipientIds }) => recipientIds,
    label: 'recruitment.notice.new',
    about: 'recruitment.notice.new.about',
    mail: 'recruitment.mail.submitted',
    values: ({ facility, facilityId: facility_id, applicationId: id }) => ({ facility, facility_id, id }),
  }),
  notification('application.status', {
    on: ApplicationStatusChanged,
    group: 'applications',
    audience: users,
    to: ({ accountId }) => [accountId],
    label: 'recruitment.notice.status',
    about: 'recruitment.notice.status.about',
    mail: 'recruitment.mail.status',
    values: ({ facility, applicationId: id, status }) => ({ facility, id, status }),
  }),
  notification('application.answered', {
    on: ApplicationAnswered,
    group: 'applications',
    audience: readers,
    to: ({ recipientIds }) => recipientIds,
    label: 'recruitment.notice.answered',
    about: 'recruitment.notice.answered.about',
    mail: 'recruitment.mail.answered',
    values: ({ facility, facilityId: facility_id, applicationId: id, status }) => ({ facility, facility_id, id, status }),
  }),
  notification('application.offer-ending', {
    on: OfferEnding,
    group: 'applications',
    audience: users,
    to: ({ accountId }) => [accountId],
    label: 'recruitment.notice.offer-ending',
    about: 'recruitment.notice.offer-ending.about',
    mail: 'recruitment.mail.offer-ending',
    values: ({ facility, applicationId: id, expiresAt: until }) => ({ facility, id, until }),
  }),
  notification('vacancies.aging', {
    on: VacanciesAging,
    group: 'applications',
    audience: withRole('owner'),
    to: ({ ownerId }) => [ownerId],
    label: 'recruitment.notice.vacancies',
    about: 'recruitment.notice.vacancies.about',
    mail: 'recruitment.mail.vacancies',
    values: ({ facility, facilityId: facility_id, countedOn: counted_on, token }) => ({ facility, facility_id, counted_on, token }),
  }),
]
