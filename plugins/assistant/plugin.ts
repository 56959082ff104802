import { definePlugin } from '#core/plugin/define-plugin.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

/** Answers sentences of parents and writes drafts for owners, from the data of the directory. */
export const plugin = definePlugin({
  name: 'assistant',
  dependsOn: ['search'],
  messages: { pl, ua, en },
})
