import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { pick } from '#core/records/fields.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { GuestView, QuestionHead } from '../contract/question.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { type ListedQuestion, Questions } from '../domain/questions.port.ts'

const excerptLength = 140

/** Returns threads as a list shows them to one of their sides. */
export const ViewHeads = define(
  'questions/ViewHeads',
  { questions: Questions, facilities: QuestionFacilities, accounts: Accounts },
  ({ questions, facilities, accounts }) =>
    Effect.fn('questions.heads')(function* (items: readonly ListedQuestion[], isFacility: boolean) {
      const known = yield* facilities.heads([...new Set(items.map(({ facility_id }) => facility_id))])
      const parents = isFacility ? items.flatMap(({ account_id }) => account_id ?? []) : []
      const names = new Map((yield* accounts.byIds([...new Set(parents)])).map(({ id, first_name }) => [id, first_name]))
      const byGuests = isFacility ? items.flatMap(({ id, by_guest }) => (by_guest ? [id] : [])) : []
      const guests = byGuests.length === 0 ? new Map() : yield* questions.guestsOf(byGuests)
      return items.map((question): QuestionHead => {
        const { facility_id, account_id, last_text, last_parent, last_facility } = question
        const facility = known.get(facility_id)
        const guest = guests.get(question.id)
        return {
          ...pick(QuestionHead.fields, question),
          facility: {
            id: facility_id,
            slug: facility?.exists ? facility.slug : null,
            name: facility?.name ?? '',
            city: facility?.city ?? '',
          },
          parent: account_id === null ? null : (names.get(account_id) ?? null),
          guest: guest ? pick(GuestView.fields, guest) : null,
          excerpt: last_text.replace(/\s+/g, ' ').slice(0, excerptLength),
          last_by: last_facility > last_parent ? 'facility' : 'parent',
        }
      })
    }),
)
