import { InsufficientPermissions, MissingJwt } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Answer, AskInput } from './answer.ts'
import { AssistantQuotaSpent, AssistantUnavailable } from './errors.ts'

/** HTTP API of the assistant (decisions §18). */
export const assistantApi = defineApi({
  askAssistant: route.post('/api/v1/ai/ask', {
    summary:
      'Answers a sentence from the data of the directory: filters of a search, facts of a facility with their sources, a draft of its description, its opinions in figures. Changes nothing.',
    input: AskInput,
    output: Answer,
    access: 'anyone',
    identified: true,
    reads: true,
    errors: [AssistantUnavailable, AssistantQuotaSpent, FacilityNotFound, MissingJwt, InsufficientPermissions],
    rateLimit: { times: 60, seconds: 60 },
  }),
})
