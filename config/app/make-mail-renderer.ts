import { Effect, Exit, Schema } from 'effect'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { templateOf } from '#core/plugin/mails.ts'
import type { MailRenderer } from '#core/ports/mail-renderer.ts'
import type { Translator } from '#core/ports/translator.ts'
import { builtMails, type LoadMails } from '#web/server/mails/load.ts'

/** Data shared by all mails of an installation. */
export interface MailBranding {
  /** Loads the mail components when the first mail is rendered. */
  readonly load: LoadMails
  /** Base URL of links, without a trailing slash. */
  readonly publicUrl: string
  /** Operator of the installation; `null`: not configured. */
  readonly operator: { readonly name: string; readonly address: string; readonly email: string } | null
}

/** Branding of an installation without configuration. */
export const defaultMailBranding: MailBranding = { load: builtMails, publicUrl: 'http://localhost:3000', operator: null }

interface Dependencies {
  readonly plugins: readonly Plugin[]
  readonly translator: Translator
  readonly mailBranding: MailBranding
}

/** Creates the renderer of plugins' mails: decodes the values with the template's Schema and renders its component with the translator. */
export const makeMailRenderer = ({ plugins, translator, mailBranding }: Dependencies): MailRenderer => {
  const templates = plugins.flatMap(({ name, mails = [] }) => mails.map((mail) => ({ template: templateOf(name, mail.name), ...mail })))
  const byTemplate = new Map<string, (typeof templates)[number]>(templates.map((mail) => [mail.template, mail]))
  const { load, publicUrl, operator } = mailBranding

  const render: MailRenderer['render'] = ({ language, template, values, unsubscribe }) =>
    Effect.promise(async () => {
      const mail = byTemplate.get(template)
      if (!mail) throw new Error(`No plugin declares the mail ${template}`)
      const props = Schema.decodeUnknownExit(mail.props)(values)
      // The Schema's error would contain the values, which are personal data.
      if (Exit.isFailure(props)) throw new Error(`The values of mail ${template} do not match its Schema`)
      const { renderMail } = await load()
      return renderMail({ template, props: props.value, language, t: translator.for(language), site: publicUrl, operator, unsubscribe })
    })

  return { render, templates: templates.map(({ template, sample }) => ({ template, values: sample })) }
}
