import { Effect } from 'effect'
import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { SharedCounters } from '#core/ports/shared-counters.ts'
import { assistantApi } from '../contract/api.ts'
import { dailyQuestions, daySeconds } from '../domain/quota.ts'

const createRecords = ({ createMember, find }: ExampleContext) => ({
  /** Creates a member who has asked as often as a day allows. */
  curious: async () => {
    const member = await createMember()
    const counters = find(SharedCounters)
    await Effect.runPromise(counters.add('assistant.rules', new Map([[`account:${member.id}`, dailyQuestions.user.rules]]), daySeconds))
    return member
  },
})

const search = { task: 'search', input: 'żłobek w Krakowie do 1500 zł' }

/** Questions of anyone; drafts need the permission on the facility. */
export const examples = examplesOf(assistantApi, createRecords, {
  askAssistant: {
    requests: { none: () => ({ body: search }) },
    errors: {
      AssistantUnavailable: ({ facility }) => ({ as: 'owner', body: { task: 'translate', input: 'Dzień dobry', facility_id: facility } }),
      AssistantQuotaSpent: async ({ curious }) => ({ as: await curious(), body: search }),
      FacilityNotFound: () => ({ body: { task: 'ask', input: 'Jakie godziny?', facility_id: newId() } }),
      MissingJwt: ({ facility }) => ({ as: 'anonymous', body: { task: 'describe', input: '', facility_id: facility } }),
      InsufficientPermissions: ({ facilities }) => ({
        as: 'owner',
        body: { task: 'describe', input: '', facility_id: facilities.foreign },
      }),
    },
  },
})
