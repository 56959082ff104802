import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { languages } from '#core/kernel/language.ts'
import { plugins } from '#plugins/server.gen.ts'
import { webMessages } from '../../app/web-messages.ts'

const translator = makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => (messages ? [messages] : []))])
const kinds = plugins.flatMap(({ reviews = [] }) => reviews)

test.each(kinds.map(({ kind, messages, reasons }) => [kind, messages, reasons] as const))(
  'SP-03 support reads the name, the tab and the reasons of reviews of the kind %s in words',
  (_, messages, reasons) => {
    const keys = [`${messages}.name`, `${messages}.tab`, ...reasons.map((reason) => `${messages}.reason.${reason}`)]
    for (const language of languages) expect([language, keys.filter((key) => !translator.has(language, key))]).toEqual([language, []])
  },
)
