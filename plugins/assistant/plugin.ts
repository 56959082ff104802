import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { assistantApi } from './contract/api.ts'
import { draftLimit } from './contract/limits.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { AskAssistant } from './use-cases/ask.ts'

/** Answers sentences of parents and writes drafts for owners, from the data of the directory. */
export const plugin = definePlugin({
  name: 'assistant',
  dependsOn: ['search', 'facility-profile', 'opinions'],
  endpoints: implement(assistantApi, [AskAssistant]),
  limits: [draftLimit],
  messages: { pl, ua, en },
})
