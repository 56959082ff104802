import { channel } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { receivedMessage } from '#core/plugin/received-messages.ts'
import { AskInput } from './contract/answer.ts'
import { assistantApi } from './contract/api.ts'
import { AcceptedFrame, DeltaFrame, DoneFrame, ResultFrame } from './contract/channel.ts'
import { draftLimit } from './contract/limits.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { assistantOfFacility } from './persistence/assistant.part.ts'
import { readOffTopic } from './readers/off-topic.ts'
import { readQuestions } from './readers/questions.ts'
import { AnswerFacilityQuestions } from './services/facility-answers.ts'
import { AskAssistant } from './use-cases/ask.ts'
import { AskLive } from './use-cases/ask-live.ts'
import { LoadAssistantLayoutData } from './use-cases/load-layout-data.ts'

/** Answers sentences of parents and writes drafts for owners, from the data of the directory. */
export const plugin = definePlugin({
  name: 'assistant',
  dependsOn: ['places', 'search', 'facility-profile', 'facility-panel', 'info-pages'],
  endpoints: implement(assistantApi, [AskAssistant]),
  channels: [
    channel('/api/v1/ai/ws', {
      access: 'anyone',
      knowsUsers: true,
      frames: { accepted: AcceptedFrame, delta: DeltaFrame, result: ResultFrame, done: DoneFrame },
      receives: { ask: receivedMessage({ data: AskInput, perMinute: 20, handler: AskLive }) },
    }),
  ],
  facilityAnswers: AnswerFacilityQuestions,
  readers: [readQuestions, readOffTopic],
  layoutData: LoadAssistantLayoutData,
  slotData: [assistantOfFacility],
  limits: [draftLimit],
  messages: { pl, ua, en },
})
