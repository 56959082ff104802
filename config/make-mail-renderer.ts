import { Effect, Exit, Schema } from 'effect'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { templateOf } from '#core/plugin/mails.ts'
import type { MailRenderer } from '#core/ports/mail-renderer.ts'
import type { Translator } from '#core/ports/translator.ts'
import { builtMails, type LoadMails } from '#web/mails/load.ts'

/** What all mails of an installation have in common. */
export interface MailBranding {
  /** How the components that mails are made of are loaded, when the first one is written. */
  readonly load: LoadMails
  /** Where links lead, without a trailing slash. */
  readonly publicUrl: string
  /** Who runs the installation; `null`: nobody has said. */
  readonly operator: { readonly name: string; readonly address: string; readonly email: string } | null
}

/** Of an installation that nobody has told anything. */
export const plainLetterhead: MailBranding = { load: builtMails, publicUrl: 'http://localhost:3000', operator: null }

interface Dependencies {
  readonly plugins: readonly Plugin[]
  readonly translator: Translator
  readonly letterhead: MailBranding
}

/** Puts plugins' mails into words: values through their Schema, words through the translator, both to their component. */
export const makeMailRenderer = ({ plugins, translator, letterhead }: Dependencies): MailRenderer => {
  const planned = plugins.flatMap(({ name, mails = [] }) => mails.map((mail) => ({ template: templateOf(name, mail.name), ...mail })))
  const byTemplate = new Map<string, (typeof planned)[number]>(planned.map((mail) => [mail.template, mail]))
  const { load, publicUrl, operator } = letterhead

  const write: MailRenderer['write'] = ({ language, template, values, unsubscribe }) =>
    Effect.promise(async () => {
      const mail = byTemplate.get(template)
      if (!mail) throw new Error(`No plugin declares the mail ${template}`)
      const props = Schema.decodeUnknownExit(mail.props)(values)
      // What the Schema has to say would quote the values, which are somebody's.
      if (Exit.isFailure(props)) throw new Error(`The values posted with ${template} are not what it takes`)
      const { drawMail } = await load()
      return drawMail({ template, props: props.value, language, t: translator.for(language), site: publicUrl, operator, unsubscribe })
    })

  return { write, templates: planned.map(({ template, sample }) => ({ template, values: sample })) }
}
