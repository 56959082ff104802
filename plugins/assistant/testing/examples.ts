import { Effect } from 'effect'
import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { SharedCounters } from '#core/ports/shared-counters.ts'
import { assistantApi } from '../contract/api.ts'
import { daySeconds } from '../domain/quota.ts'

/** More drafts than any package has in a day. */
const tooMany = 1000

const createRecords = ({ copyFacility, find }: ExampleContext) => ({
  /** Copies the facility, for which a model has written as many drafts as a day allows. */
  drafted: async () => {
    const id = await copyFacility()
    await Effect.runPromise(find(SharedCounters).add('assistant.drafts', new Map([[id, tooMany]]), daySeconds))
    return id
  },
})

const search = { task: 'search', input: 'żłobek w Krakowie do 1500 zł' }

/** Questions of anyone; drafts need the permission on the facility. */
export const examples = examplesOf(assistantApi, createRecords, {
  askAssistant: {
    requests: { none: () => ({ body: search }) },
    errors: {
      AssistantUnavailable: ({ facility }) => ({ as: 'owner', body: { task: 'translate', input: 'Dzień dobry', facility_id: facility } }),
      AssistantQuotaSpent: async ({ drafted }) => ({
        as: 'owner',
        body: { task: 'translate', input: 'Dzień dobry', facility_id: await drafted() },
      }),
      FacilityNotFound: () => ({ body: { task: 'ask', input: 'Jakie godziny?', facility_id: newId() } }),
      MissingJwt: ({ facility }) => ({ as: 'anonymous', body: { task: 'describe', input: '', facility_id: facility } }),
      InsufficientPermissions: ({ facilities }) => ({
        as: 'owner',
        body: { task: 'describe', input: '', facility_id: facilities.foreign },
      }),
    },
  },
})
