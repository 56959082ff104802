import type { Messages } from '#core/ports/translator.ts'
import { plugins } from '#plugins/server.gen.ts'
import { webMessages } from '../app/web-messages.ts'

/** Polish messages of the platform and of each installed plugin; the other languages have the same keys. */
export const polishMessages: readonly Messages[] = [webMessages.pl, ...plugins.flatMap(({ messages }) => (messages ? [messages.pl] : []))]

/** All keys, those of plurals without their forms. */
export const allKeys: readonly string[] = [
  ...new Set(polishMessages.flatMap((messages) => Object.keys(messages)).map((key) => key.replace(/_(one|few|many|other)$/, ''))),
]
