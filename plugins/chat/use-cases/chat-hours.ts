import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { chatApi } from '../contract/api.ts'
import { ChatFacilities, ChatMails } from '../domain/chat.port.ts'
import { mailDueAt } from '../domain/chat-hours.ts'
import { isCorrespondent } from '../domain/room.ts'

/** Returns the hours in which a facility answers messages, for those who work there. */
export const ShowHours = handler(chatApi.showHours, { facilities: ChatFacilities }, ({ facilities }) =>
  Effect.fn('chat.show-hours')(function* (user, { facility_id }) {
    const standing = yield* facilities.standing(user.id, facility_id)
    if (standing === null || standing.role === 'parent') return yield* new InsufficientPermissions()
    return yield* facilities.hoursOf(facility_id)
  }),
)

/** Sets the hours in which a facility answers messages; mails that are planned already follow them. */
export const SetHours = handler(
  chatApi.setHours,
  { facilities: ChatFacilities, mails: ChatMails, holidays: Holidays, transaction: Transaction },
  ({ facilities, mails, holidays, transaction }) =>
    Effect.fn('chat.set-hours')(function* (user, { facility_id, days, opens, closes }) {
      const standing = yield* facilities.standing(user.id, facility_id)
      if (standing === null || !isCorrespondent(standing)) return yield* new InsufficientPermissions()
      if (opens >= closes) return yield* new Validation({ schema: { closes: ['FIELD_INVALID'] } })
      const hours = { days: [...new Set(days)].toSorted((one, other) => one - other), opens, closes }
      yield* facilities.saveHours(facility_id, hours)
      yield* mails.replan(facility_id, (sentAt) => mailDueAt(hours, (day) => holidays.isHoliday(day), new Date(sentAt)).toISOString())
      return hours
    }, transaction),
)
