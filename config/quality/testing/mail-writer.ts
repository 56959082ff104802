import { Effect } from 'effect'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { plugins } from '#plugins/server.gen.ts'
import { renderMail } from '#web/server/mails/entry.tsx'
import { makeMailRenderer } from '../../app/make-mail-renderer.ts'
import { webMessages } from '../../app/web-messages.ts'

/** Address of the site in mails. */
export const site = 'https://kredka.test'
const translator = makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => (messages ? [messages] : []))])
/** Operator in the footer of mails. */
export const operator = { name: 'OPERATOR', address: 'ul. Testowa 1', email: 'operator@example.test' }
/** Renderer of the templates of all installed plugins. */
export const renderer = makeMailRenderer({
  plugins,
  translator,
  mailBranding: { load: async () => ({ renderMail }), publicUrl: site, operator },
})
/** Renders a mail. */
export const writeMail = (mail: Parameters<typeof renderer.render>[0]) => Effect.runPromise(renderer.render(mail))
